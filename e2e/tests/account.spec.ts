import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { ORIGIN, signIn, test } from './members.ts';

const HINT = "localStorage.getItem('isLoggedIn')";

test.describe('the guard of the dashboard', () => {
  test('asks for a sign-in, then opens the page that was asked for', async ({ page, member }) => {
    await page.goto('/dashboard/account?from=a%26b');
    await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/dashboard/account?from=a%26b')}`);
    await signIn(page, member);
    await expect(page).toHaveURL('/dashboard/account?from=a%26b');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  });

  test('never leads to another site after the sign-in', async ({ page, member }) => {
    await page.goto('/login?return=//evil.example/dashboard');
    await signIn(page, member);
    await expect(page).toHaveURL('/dashboard/companies');
  });

  test('does not trust the flag in local storage', async ({ page }) => {
    await page.addInitScript("localStorage.setItem('isLoggedIn', 'true')");
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });

  test('shows missing pages inside the dashboard', async ({ page, member }) => {
    await page.goto('/dashboard/no-such-page');
    await signIn(page, member);
    await expect(page).toHaveURL('/dashboard/no-such-page');
    await expect(page.getByText('404 – Page Not Found')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  });

  test.describe('when the session has ended', () => {
    test.use({ refusedPaths: ['/api/changeName'] });

    test('asks for a sign-in at the next call and restores what was typed', async ({ page, context, member }) => {
      await page.goto('/dashboard/account');
      await signIn(page, member);
      await expect(page.getByLabel('Full name')).toBeVisible();
      await page.getByLabel('Full name').fill('Eva Muster-Neu');
      await page.getByLabel('New password', { exact: true }).fill('Halb-getippt-12');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/dashboard/account')}`);
      expect(await page.evaluate(HINT)).toBeNull();

      // Passwords are never kept.
      await signIn(page, member);
      await expect(page).toHaveURL('/dashboard/account');
      await expect(page.getByLabel('Full name')).toHaveValue('Eva Muster-Neu');
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue(member.fullName);
    });
  });
});

test.describe('the account', () => {
  // The tests share a member; in parallel they would change each other's data.
  test.describe.configure({ mode: 'serial' });

  test.use({ refusedPaths: ['/api/setProfileData'] });

  test.beforeEach(async ({ page, member }) => {
    await page.goto('/dashboard/account');
    await signIn(page, member);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  });

  test('links the profile and, by keyboard, the company', async ({ page }) => {
    const link = page.getByLabel('Personal profile');
    await link.fill('https://example.com/in/eva');
    await link.press('Enter');
    await expect(page.getByText('Please enter a valid Linkedin profile link')).toBeVisible();
    await link.fill('https://www.linkedin.com/in/nobody-at-all');
    await link.press('Enter');
    await expect(page.getByText('This profile is not in our data')).toBeVisible();
    await link.fill('https://www.linkedin.com/in/Mara-Lindner/?trk=x');
    await link.press('Enter');
    await expect(page.getByText('Linked to Mara Lindner (mara-lindner)')).toBeVisible();
    await expect(link).toHaveValue('https://www.linkedin.com/in/mara-lindner');

    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('suggestCompanyFromInput')) calls.push(request.url());
    });
    const company = page.getByRole('combobox', { name: 'Business profile' });
    await company.fill('so');
    await company.press('Enter');
    await expect(page.getByText('Please enter a valid company name')).toBeVisible();
    await company.pressSequentially('lar');
    const options = page.getByRole('listbox', { name: 'Business profile' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    // No call for two characters, and not one for every further character.
    expect(calls.length).toBeLessThanOrEqual(2);
    const name = (await options.first().textContent()) ?? '';
    await company.press('ArrowDown');
    await company.press('Enter');
    await expect(company).toHaveValue(name);
    await company.press('Enter');
    await expect(page.getByText(`Linked to ${name}`)).toBeVisible();

    await page.getByRole('button', { name: 'Remove link' }).first().click();
    await expect(page.getByText('Linked to the profile eva-muster')).toHaveCount(0);
    await expect(link).toHaveValue('');
  });

  test('lists the sessions and ends the others', async ({ page, playwright, member }) => {
    const elsewhere = await playwright.request.newContext({
      baseURL: ORIGIN,
      userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    });
    await elsewhere.post('/api/login', {
      headers: { origin: ORIGIN },
      data: { email: member.email, password: member.password },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Sign out Safari, iPhone' }).click();
    await expect(page.getByText('The session was ended.')).toBeVisible();
    await expect(page.getByRole('row', { name: /iPhone/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('All other sessions were ended.')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: /This device/ })).toBeVisible();
    expect(await (await elsewhere.get('/api/session')).json()).toEqual({ user: null });
    await elsewhere.dispose();
  });

  test('lets the member download all stored data', async ({ page, member }) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('firmament-my-data.json');
    const stream = await (await download).createReadStream();
    const text = (await stream.toArray()).map(String).join('');
    expect(JSON.parse(text)).toMatchObject({ data: { account: { email: member.email } } });
  });

  test('shows the companies per country in German number format, or a dash', async ({ page }) => {
    const card = page.getByRole('region', { name: 'Data by Country' });
    await expect(card.getByText(/^\d{1,3}(\.\d{3})+$/)).toHaveCount(3);
    await page.route('**/api/companiesCountryStats', (route) => route.fulfill({ json: { stats: [] } }));
    await page.reload();
    await expect(card.getByText('–', { exact: true })).toHaveCount(3);
  });
});

test.describe('deleting an account', () => {
  test.use({ refusedPaths: ['/api/deleteAccount'] });

  test('needs the password, and the account can no longer sign in', async ({ page, request, ownMember: member }) => {
    await page.goto('/dashboard/account');
    await signIn(page, member);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await expect(dialog.getByLabel('Your password')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('not the password');
    await dialog.getByRole('button', { name: 'Delete account for good' }).click();
    await expect(dialog.getByText('The password is wrong.').first()).toBeVisible();
    await dialog.getByLabel('Your password').fill(member.password);
    await dialog.getByRole('button', { name: 'Delete account for good' }).click();
    await expect(dialog.getByText('Your account and your data were deleted.')).toBeVisible();
    await dialog.getByRole('button', { name: 'To the start page' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(HINT)).toBeNull();
    const { email, password } = member;
    const again = await request.post('/api/login', { headers: { origin: ORIGIN }, data: { email, password } });
    expect(again.status()).toBe(401);
  });
});
