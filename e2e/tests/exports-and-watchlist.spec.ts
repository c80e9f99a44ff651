import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectGoodLooks, LOOKS } from './looks.ts';
import { ORIGIN, signInAsDemo, signInByCall, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

const SOLAR = `/dashboard/companies?${new URLSearchParams({
  filters: JSON.stringify([{ indicator: 'keyword', operator: 'must', values: ['Alpenholz Systembau'] }]),
})}`;

/** Chooses a format in the open dialog and returns the file. */
const takeFile = async (page: Page, format: string) => {
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export now' }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

test('a search is exported; its cost is shown before, and the account lists it after', async ({ page, ownMember }) => {
  await signInByCall(page, ownMember);
  await page.goto(SOLAR);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export companies' });
  await expect(dialog).toContainText('This export costs 1 of your 10 exports in 24 hours. After it 9 are left.');
  await expect(dialog).toContainText('It counts 1 request. After it 999 requests are left this month.');
  await dialog.getByRole('radio', { name: /^Columns of the list/ }).check();
  await expect(dialog).toContainText('It counts no requests.');
  await dialog.getByRole('radio', { name: /^All columns/ }).check();
  await expectAccessible(page);

  const { name, content } = await takeFile(page, 'CSV');
  expect(name).toMatch(/^firmament-companies-\d{4}-\d\d-\d\d\.csv$/);
  expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(content.toString()).toContain('Alpenholz Systembau GmbH');
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard/account');
  const ledger = page.getByRole('table', { name: 'Exports' });
  await expect(ledger.getByRole('row').nth(1)).toContainText(/Company search.*Alpenholz Systembau.*CSV/);
  await ledger.getByRole('link', { name: 'Company search' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /results? found/ })).toBeVisible();
});

test('a company is exported as a workbook; with no exports left the dialog says so', async ({ page, ownMember }) => {
  await signInByCall(page, ownMember);
  await page.goto(SOLAR);
  await page.getByRole('link', { name: 'Alpenholz Systembau GmbH' }).click();
  // The results have a button of the same name, so this waits for the company page.
  await expect(page.getByRole('heading', { level: 1, name: 'Alpenholz Systembau GmbH' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const { name, content } = await takeFile(page, 'Excel');
  expect(name).toMatch(/^firmament-alpenholz-systembau-gmbh-.*\.xlsx$/);
  expect(content.subarray(0, 2).toString()).toBe('PK');
  await expect(page.getByRole('dialog')).toBeHidden();

  for (let used = 1; used < 10; used++) {
    await page.request.post('/api/exports', {
      headers: { origin: ORIGIN },
      data: { subject: 'contacts', format: 'json' },
    });
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export company' });
  await expect(dialog).toContainText('You have used all 10 exports of the last 24 hours.');
  await expect(dialog.getByRole('button', { name: 'Export now' })).toBeDisabled();
});

test('the star in a row watches a company, and a removed company can be restored', async ({ page, ownMember }) => {
  await signInByCall(page, ownMember);
  await page.goto('/dashboard/watchlist');
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  await page.goto(SOLAR);
  const star = page.getByRole('button', { name: 'Watch Alpenholz Systembau GmbH' });
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Watchlist' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Alpenholz Systembau GmbH' });
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: 'Watch Alpenholz Systembau GmbH' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry).toBeVisible();

  // Checked at once: a switch that springs back until the server has answered looks broken.
  const isOn = await page.getByRole('switch', { name: 'Daily email' }).evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
  expect(isOn).toBe(true);
  await expect(page.getByText('You receive an email on days with changes.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Daily email' })).toBeChecked();
});

test.describe('the unsubscribe link of a mail', () => {
  test.use({ refusedPaths: ['/api/watchlistMail'] });

  test('says without a sign-in that it was already used', async ({ page }) => {
    await page.goto('/api/watchlistMail?token=spent');
    await expect(page).toHaveURL('/watchlist-mail?unsubscribe=spent');
    await expect(page.getByText('This link belongs to no daily email any more.')).toBeVisible();
  });
});

for (const { language, colorScheme, width } of LOOKS) {
  test(`the watchlist of the demo is accessible and fits, ${language}, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAsDemo(page);
    await page.goto('/dashboard/watchlist', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectGoodLooks(page, width);
  });
}
