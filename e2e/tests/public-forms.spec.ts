import { expect } from '@playwright/test';
import { chooseLanguage, test } from './site-test.ts';

test.describe('the quick search', () => {
  test('says how many companies match, and lights up where they are', async ({ page }) => {
    await page.route('**/api/hsearch?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({
        json: {
          total: 12480,
          countries: [
            { address_country: 'Germany', cnt: 9310 },
            { address_country: 'Austria', cnt: 1940 },
            { address_country: 'Switzerland', cnt: 1230 },
          ],
          places: [
            { latitude: 48.2, longitude: 16.37, count: 900 },
            { latitude: 52.52, longitude: 13.4, count: 40 },
          ],
          understood: null,
          did_you_mean: null,
        },
      });
    });
    await page.goto('/');
    await page.getByLabel('Company or industry').fill('solar');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText('12,480 companies match “solar”.')).toBeVisible();
    await expect(page.getByText('9,310')).toBeVisible();
    await expect(page.locator('[data-part="match-2"]')).toHaveAttribute('d', /^M[\d.]+ [\d.]+h0$/);
  });

  test('works with the real server', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Company or industry').fill('gmbh');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(/companies match “gmbh”/)).toBeVisible();
  });

  for (const { language, button, offer } of [
    { language: 'en', button: 'Search', offer: 'Did you mean “solar”?' },
    { language: 'de', button: 'Suchen', offer: 'Meinten Sie „solar“?' },
  ] as const) {
    test(`offers a word that is near (${language})`, async ({ page }) => {
      await chooseLanguage(page, language);
      await page.goto('/');
      const field = page.getByRole('search').getByRole('textbox');
      await field.fill('sollar');
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('button', { name: offer }).click();
      await expect(field).toHaveValue('solar');
      await expect(page.locator('[data-part="match-2"]')).toHaveAttribute('d', /^M/);
    });
  }

  test('needs a word', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Please enter a company or an industry.')).toBeVisible();
    await expect(page.getByLabel('Company or industry')).toBeFocused();
  });

  test.describe('without a network', () => {
    test.use({ brokenPaths: ['/api/hsearch'] });

    test('says so, keeps the keyword and works again afterwards', async ({ page }) => {
      await page.route('**/api/hsearch?*', (route) => route.abort());
      await page.goto('/');
      const field = page.getByLabel('Company or industry');
      await field.fill('gmbh');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText('We cannot reach the server. Please check your connection')).toBeVisible();
      await expect(field).toHaveValue('gmbh');
      await page.unroute('**/api/hsearch?*');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByText(/companies match “gmbh”/)).toBeVisible();
    });
  });
});

test.describe('the contact form', () => {
  test('asks for missing fields, keeps what was typed and is empty after sending', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Message').fill('What does Premium cost?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('What does Premium cost?');
    await page.getByLabel('Name').fill('Eva Muster');
    await page.getByLabel('Email address').fill('eva@kunde.example');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you. We have received your message')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});

test.describe('the newsletter', () => {
  test('is confirmed by one link of the mail and ended by another', async ({ page, request }) => {
    const address = `reader-${Date.now()}@kunde.example`;
    await page.goto('/');
    await page.getByLabel('Email address').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-styles]')).toHaveCount(0);
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Subscribed successfully')).toBeVisible();

    let text = '';
    await expect
      .poll(async () => {
        const { mails } = await (await request.get(`/api/dev/mailbox?to=${address}`)).json();
        text = mails[0]?.text ?? '';
        return text;
      })
      .toContain('/newsletter?confirm=');
    const link = (kind: string) => new RegExp(`/newsletter\\?${kind}=[\\w-]+`).exec(text)?.[0] ?? '';
    await page.goto(link('confirm'));
    await expect(page.getByText('Thank you, your subscription is confirmed.')).toBeVisible();
    await page.goto(link('unsubscribe'));
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
  });
});

test.describe('a privacy request', () => {
  test('is accepted without an account and confirmed by the link of its mail, in German', async ({ page, request }) => {
    await chooseLanguage(page, 'de');
    await page.goto('/privacy-request');
    await page.getByLabel('Widerspruch').check();
    await page.getByLabel('Ihr Name').fill('Niemand Bestimmtes');
    const address = `niemand-${Date.now()}@kunde.example`;
    await page.getByLabel('E-Mail-Adresse').fill(address);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByText('Vielen Dank. Wir haben Ihre Anfrage erhalten')).toBeVisible();

    let link = '';
    await expect
      .poll(async () => {
        const { mails } = await (await request.get(`/api/dev/mailbox?to=${address}`)).json();
        link = /\/privacy-confirmation\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
        return link;
      })
      .not.toBe('');
    await page.goto(link);
    await page.getByRole('button', { name: 'Ja, sie ist von mir' }).click();
    await expect(page.getByText('Vielen Dank. Ihre Anfrage ist bestätigt.')).toBeVisible();
  });
});

test.describe('the cookie banner', () => {
  test('is answered by keyboard, remembered and shown again on request, and nothing loads from other sites', async ({
    page,
    baseURL,
    context,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    await page.goto('/pricing');
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    await expect(question.getByRole('button')).toHaveText(['Accept all', 'Decline']);
    // The page behind the banner stays usable.
    await page.getByText('Why do some companies have no accounts?').click();
    await question.getByRole('button', { name: 'Decline' }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'website-cookies');
    expect(cookie?.value).toBe('declined');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(150);
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Change cookie choice' }).click();
    await expect(question).toBeVisible();
    expect(foreign).toEqual([]);
  });
});
