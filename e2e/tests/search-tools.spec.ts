import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { signInAsDemo, signInByCall, test } from './members.ts';
import { IN_AUSTRIA, openSearch } from './search-page.ts';

test.beforeEach(({ page }) => signInAsDemo(page));

test('selected companies are watched together', async ({ page, ownMember }) => {
  await signInByCall(page, ownMember);
  await openSearch(page, [IN_AUSTRIA]);
  const rows = page.getByRole('table', { name: 'Companies found' }).locator('tbody').getByRole('row');
  const bar = page.getByRole('region', { name: 'Selected results' });
  const box = (at: number) => rows.nth(at).getByRole('checkbox');
  await box(4).check();
  await box(6).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByText('3 companies are now on your watchlist.')).toBeVisible();
  for (const at of [4, 5, 6]) await expect(rows.nth(at).getByRole('button', { pressed: true })).toBeVisible();
  const people = new URL(
    (await bar.getByRole('link', { name: 'People there' }).getAttribute('href')) ?? '',
    page.url(),
  );
  expect(people.pathname).toBe('/dashboard/employees');
  await bar.getByRole('button', { name: 'Select these 10' }).click();
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
  await expect(rows.locator(':focus')).toHaveCount(1);
});

test('a search is saved, renamed, deleted and restored', async ({ page }) => {
  const name = `Search ${Date.now()}`;
  await openSearch(page, [IN_AUSTRIA]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name of the search' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
  const toast = page.getByRole('alert').filter({ hasText: 'is saved.' });
  const takesClicks = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(takesClicks, 'a toast takes clicks from what it covers').toBe(false);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill(`${name} B`);
  await page.keyboard.press('Enter');
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await expect(saved.getByText(`${name} B`)).toBeVisible();
  await page.getByRole('button', { name: `More for ${name} B` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(saved.getByText(`${name} B`)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByText(`${name} B`)).toBeVisible();
  await page.goto('/dashboard/companies');
  await saved.getByText(`${name} B`).click();
  await expect(page.getByRole('heading', { name: /results found/ })).toBeVisible();
  await page.getByRole('button', { name: `More for ${name} B` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name} B” is deleted.`)).toBeVisible();
});

test('the command palette opens the best hit, searches and pages by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('textbox').fill('bau');
  await expect(palette.getByText(/^Search all companies for “bau”$/)).toBeVisible();
  await expectAccessible(page);
  // At once, while the hits are still on their way.
  await palette.getByRole('textbox').fill('baus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/companies\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/baus/i);
  await page.keyboard.press('Control+k');
  await palette.getByRole('textbox').fill('bau');
  await expect(palette.getByText(/^Search all companies for “bau”$/)).toBeVisible();
  // From the first hit back to the last entries, which are the full search.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/companies\?filters=/);
  await expect(page.getByRole('heading', { name: /results found/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette.getByRole('textbox').fill('employees');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/employees');
});

test('a question mark lists the shortcuts, except in a field', async ({ page }) => {
  await page.goto('/dashboard/companies');
  const name = page.getByRole('textbox', { name: 'Company name' });
  await name.fill('why');
  await page.keyboard.press('Shift+?');
  await expect(name).toHaveValue('why?');
  await page.getByRole('tab', { name: 'Quick Search' }).focus();
  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Select or deselect')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Quick Search' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search everything' }).getByRole('textbox').fill('keyboard');
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
});
