import { type Browser, expect, type Page } from '@playwright/test';
import { type Member, newMember, signIn, signInAsDemo, test, verificationPath } from './members.ts';
import { chooseLanguage } from './site-test.ts';

/** From the public site through the sign-up to what was wanted there. */

const signUp = async (page: Page, { fullName, email, password }: Member): Promise<void> => {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/login\?verification=required&return=/);
};

const openInAnotherBrowser = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext();
  return context.newPage();
};

const verify = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await expect(page).toHaveURL(/\/login\?verification=success&return=/);
};

test('a plan chosen on the pricing page is ordered after signing up', async ({ page, request }) => {
  const member = newMember();
  await page.goto('/pricing');
  await page.getByLabel('Country').selectOption('CH');
  await page.getByRole('radio', { name: 'Businesses plus VAT' }).check();
  await page.getByRole('link', { name: 'Choose Professional' }).click();
  await expect(page.getByText('with your choice: Professional, Business, Switzerland.')).toBeVisible();
  await page.getByRole('link', { name: 'Create free account' }).click();
  await signUp(page, member);
  await verify(page, await verificationPath(request, member.email));
  await signIn(page, member);
  await expect(page).toHaveURL('/order?plan=1&customer=business&country=CH');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Professional');
  await expect(page.getByRole('radio', { name: /For your trade/ })).toBeChecked();
  await expect(page.getByLabel('Country')).toHaveValue('CH');
});

test('so it is if the mail is read in another browser', async ({ page, browser, request }) => {
  const member = newMember();
  await page.goto('/order?plan=1&customer=consumer&country=DE');
  await page.getByRole('link', { name: 'Create free account' }).click();
  await signUp(page, member);

  const phone = await openInAnotherBrowser(browser);
  await phone.goto(await verificationPath(request, member.email));
  await phone.getByLabel('Password', { exact: true }).fill(member.password);
  await phone.getByRole('button', { name: 'Verify email address' }).click();
  await expect(phone.getByText('Verification successful. Please login to continue.')).toBeVisible();
  await signIn(phone, member);
  await expect(phone).toHaveURL('/order?plan=1&customer=consumer&country=DE');
  await expect(phone.getByRole('radio', { name: /For private purposes/ })).toBeChecked();
  await phone.context().close();

  // The first browser still stands at the sign-in, and leads to the same page.
  await signIn(page, member);
  await expect(page).toHaveURL('/order?plan=1&customer=consumer&country=DE');
});

test('a search on the landing page is there after signing up, also in a second tab', async ({ page, request }) => {
  const member = newMember();
  await page.goto('/');
  await page.getByLabel('Company or industry').fill('solar');
  await page.getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('status').filter({ hasText: 'match “solar”' });
  const total = /^[\d,]+/.exec((await found.textContent()) ?? '')?.[0] ?? '';
  await found.getByRole('link', { name: 'Create free account' }).click();
  await expect(page).toHaveURL(/\/register\?return=/);
  await signUp(page, member);

  const tab = await page.context().newPage();
  await verify(tab, await verificationPath(request, member.email));
  await signIn(tab, member);
  await expect(tab).toHaveURL(/\/dashboard\/companies\?filters=/);
  await expect(tab.getByText(`${total} results found.`)).toBeVisible();
});

test('a misspelt search on the landing page is put right', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Company or industry');
  await field.fill('murtal solartechnk');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Did you mean “murtal solartechnik”?' }).click();
  await expect(field).toHaveValue('murtal solartechnik');
  await expect(page.getByRole('status').filter({ hasText: 'matches “murtal solartechnik”' })).toBeVisible();
});

test('whoever has forgotten a password comes back as well', async ({ page, ownMember }) => {
  await page.goto('/order?plan=1');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The form before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Email address').fill(ownMember.email);
  await page.getByRole('button', { name: 'Send new password' }).click();
  await expect(page).toHaveURL('/login?verification=reset&return=%2Forder%3Fplan%3D1');
  await signIn(page, ownMember);
  await expect(page).toHaveURL('/order?plan=1');
});

test('members are not told to create an account', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await page.getByLabel('Company or industry').fill('solar');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: 'See the list' })).toBeVisible();
  for (const path of ['/', '/pricing', '/solutions', '/customers', '/order?plan=0']) {
    if (path !== '/') await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main').getByText(/create (a |your )?free account/i), path).toHaveCount(0);
  }
});

test('the price of a plan is asked for by its name', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Ask for a price' }).last().click();
  await expect(page).toHaveURL('/contact?plan=3');
  await expect(page.getByLabel('Message')).toHaveValue(/^Please tell me the price of the plan Premium/);
  await chooseLanguage(page, 'de');
  await page.reload();
  await expect(page.getByLabel('Nachricht')).toHaveValue(/^Bitte nennen Sie mir den Preis für Premium/);
});

test('the way back from another page leads to where one was', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Compare plans' }).first();
  await link.scrollIntoViewIfNeeded();
  const position = () => page.evaluate<number>('Math.round(scrollY)');
  const before = await position();
  expect(before).toBeGreaterThan(1_000);
  await link.click();
  await expect(page).toHaveURL('/pricing');
  expect(await position()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two million companies. See the figures.');
  // At once, not by scrolling there: whoever looks or clicks meanwhile is elsewhere.
  expect(await position()).toBe(before);
});

test('the landing page of a demo leads to its accounts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Look around without an account' }).click();
  await expect(page.getByRole('button', { name: 'Sign in as demo member' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, texts] of [
    ['/', ['The search needs JavaScript.', 'Die Suche braucht JavaScript.']],
    ['/dashboard', ['This page needs JavaScript.', 'Diese Seite braucht JavaScript.']],
  ] as const) {
    test(`${path} says in both languages what it needs`, async ({ page }) => {
      await page.goto(path);
      for (const text of texts) await expect(page.locator('noscript p').filter({ hasText: text })).toBeVisible();
    });
  }

  test('the landing page says how much is free', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Free credits on sign-up: 1,000 companies a month').first()).toBeVisible();
  });
});

test.describe('an unverified member', () => {
  test.use({ refusedPaths: ['/api/login'] });

  test('is told once to verify, however often they try', async ({ page }) => {
    const member = newMember();
    const sentence = 'Please verify your email address to continue.';
    await page.goto('/register?return=%2Forder%3Fplan%3D1');
    await signUp(page, member);
    await expect(page.getByText(sentence)).toHaveCount(1);
    await signIn(page, member);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByText(sentence)).toHaveCount(1);
    await page.getByRole('button', { name: 'Send the verification email again' }).click();
    await expect(page.getByText(sentence)).toHaveCount(1);
  });
});
