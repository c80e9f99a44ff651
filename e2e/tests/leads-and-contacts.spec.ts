import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectGoodLooks, LOOKS } from './looks.ts';
import { type Member, ORIGIN, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

const DEMO_PROFILE = 'https://www.linkedin.com/in/mara-lindner';

const post = (page: Page, path: string, data: object) =>
  page.request.post(`/api/${path}`, { headers: { origin: ORIGIN }, data });

/**
 * Signs in a member with an empty contact list and this linked profile, or none. Members are shared, because sign-ups
 * are limited, so this undoes what earlier tests left.
 */
const enter = async (page: Page, { email, password }: Member, { profile }: { profile: string }): Promise<void> => {
  expect((await post(page, 'login', { email, password })).status()).toBe(200);
  for (const [key, value] of [
    ['employee_id', profile],
    ['company_id', ''],
  ]) {
    expect((await post(page, 'setProfileData', { key, value })).status()).toBe(200);
  }
  const { contacts } = (await (await page.request.get('/api/getContactList')).json()) as {
    contacts: { employee_id: string }[];
  };
  for (const { employee_id } of contacts) await post(page, 'removeContact', { employee_id });
};

test.use({ refusedPaths: ['/api/addContact'] });

test.afterEach(({ page }) => post(page, 'setProfileData', { key: 'employee_id', value: '' }));

test('without a profile the lead list says what is missing and leads to the account', async ({ page, member }) => {
  await enter(page, member, { profile: '' });
  await page.goto('/dashboard/leadlist');
  await expect(page.getByRole('heading', { name: 'Link your profile to see your leads' })).toBeVisible();
  await page.getByRole('link', { name: 'Link your profile' }).click();
  await expect(page).toHaveURL('/dashboard/account');
});

test('leads are ranked, explained, filtered and loaded page by page', async ({ page, member }) => {
  await enter(page, member, { profile: DEMO_PROFILE });
  await page.goto('/dashboard/leadlist');
  await expect(page.getByText(/^Great! We found \d[\d,]* leads for you$/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Lead List' }).locator('> li');
  await expect(rows).toHaveCount(10);

  const table = rows.first().getByRole('table');
  const parts = await table.locator('tbody tr td:last-child').allTextContents();
  const sum = parts.reduce((total, part) => total + Number(part.replaceAll(',', '')), 0);
  await expect(table.locator('tfoot td')).toHaveText(sum.toLocaleString('en'));

  const employer = 'Murtal Solartechnik GmbH';
  const employers = rows.locator('a[href*="/companies/"]').filter({ hasText: employer });
  await expect(employers).toHaveCount(0);
  await page.getByRole('switch', { name: /^Show colleagues \(\d+\)$/ }).press('Space');
  await expect(page).toHaveURL('/dashboard/leadlist?colleagues=show');
  await expect(employers.first()).toBeVisible();
  await page.getByRole('switch', { name: /^Show colleagues/ }).press('Space');
  await expect(page).toHaveURL('/dashboard/leadlist');
  await expect(employers).toHaveCount(0);

  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(20);

  await page.getByRole('textbox', { name: 'Keywords' }).fill('einkauf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/leadlist?keywords=einkauf');
  await expect(rows.first()).toContainText(/einkauf|procurement/i);
  expect(await rows.count()).toBeLessThanOrEqual(10);

  await page.getByRole('textbox', { name: 'Keywords' }).fill('xyzzy');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(
    page.getByText("Sorry! We couldn't find any leads for you at this time. Please try again later."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(rows).toHaveCount(10);

  await page.getByRole('switch', { name: 'Tailored to me' }).press('Space');
  await expect(page).toHaveURL('/dashboard/leadlist?type=company');
  await expect(page.getByRole('heading', { name: 'Link your company to see its leads' })).toBeVisible();
});

test('a lead is added to the contacts, gets a note and a tag, and is restored after a removal', async ({
  page,
  member,
}) => {
  await enter(page, member, { profile: DEMO_PROFILE });
  await page.goto('/dashboard/leadlist');
  const first = page.getByRole('list', { name: 'Lead List' }).locator('> li').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  const add = page.getByRole('button', { name: `Add ${name} to contacts` });
  await add.click();
  await expect(page.getByText('Contact added successfully')).toBeVisible();
  await expect(add).toBeHidden();

  await first.getByRole('link', { name: 'In contacts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact List');
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Add a note: ${name}` }).click();
  await page.getByLabel(`Note on ${name}`).fill('Met at the fair');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Add a tag to ${name}` }).click();
  await page.getByLabel(`New tag for ${name}`).fill('Fair');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the tag Fair' })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${name} from contacts` }).click();
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Met at the fair')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the tag Fair' })).toBeVisible();
  await page.getByLabel('Search your contacts').fill('nobody');
  await expect(page.getByText('None of your contacts fits this search.')).toBeVisible();
});

test('contacts are exported as vCards, with umlauts, note and tags', async ({ page, member }) => {
  await enter(page, member, { profile: '' });
  await post(page, 'addContact', {
    employee_id: 'urs-zumbuehl',
    note: 'Für Frühjahr vormerken; Größe klären',
    tags: ['Zürich', 'Messe'],
  });
  await page.goto('/dashboard/contacts');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export contacts' });
  await dialog.getByRole('radio', { name: /^vCard/ }).check();
  await expect(dialog).toContainText('1 row.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export now' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^firmament-contacts-\d{4}-\d\d-\d\d\.vcf$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Urs Zumbühl',
      'N:Zumbühl;Urs;;;',
      'ORG:Gotthard Kabelwerke AG',
      'CATEGORIES:Zürich,Messe',
      'NOTE:Für Frühjahr vormerken\\; Größe klären',
      'END:VCARD',
    ]),
  );
  await expect(page.getByText(`${download.suggestedFilename()} is saved.`)).toBeVisible();
});

test('adding a person who was added elsewhere meanwhile says that the contact is already there', async ({
  page,
  member,
}) => {
  await enter(page, member, { profile: '' });
  await page.goto('/dashboard/employees/jonas-egger');
  const add = page.getByRole('button', { name: 'Add Jonas Egger to contacts' });
  await expect(add).toBeVisible();
  await post(page, 'addContact', { employee_id: 'jonas-egger' });
  await add.click();
  await expect(page.getByText('You have already added this contact')).toBeVisible();
  await expect(page.getByRole('link', { name: 'In contacts' })).toBeVisible();
});

for (const { language, colorScheme, width } of LOOKS) {
  test(`lead list and contacts are accessible and fit in ${language}, ${colorScheme}, ${width} px`, async ({
    page,
    member,
  }) => {
    await chooseLanguage(page, language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await enter(page, member, { profile: DEMO_PROFILE });
    const contact = { employee_id: 'jonas-egger', note: 'Messe Graz', tags: ['Messe'] };
    await post(page, 'addContact', contact);
    for (const path of ['/dashboard/leadlist', '/dashboard/contacts']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectGoodLooks(page, width);
    }
  });
}
