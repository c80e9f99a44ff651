import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './looks.ts';
import { signInAsDemo, signInByCall, test } from './members.ts';
import { chooseLanguage } from './site-test.ts';

const COMPANY = 'Murtal Solartechnik GmbH';

/** The company that the demo member works for, found by name because the database assigns its id. */
const companyPath = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/suggestCompanyFromInput?keyword=Murtal');
  const { companies } = (await answer.json()) as { companies: { company_id: number; company_name: string }[] };
  const found = companies.find(({ company_name }) => company_name === COMPANY);
  return `/dashboard/companies/${found?.company_id}`;
};

test.beforeEach(async ({ page }) => {
  await signInAsDemo(page);
});

test('a company page shows all its sections, figures first', async ({ page }) => {
  await page.goto(await companyPath(page));
  await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await expect(page).toHaveTitle(`${COMPANY} · Firmament`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Overview',
    'Key Performance Indicators',
    'Data Record Updates',
    'Related Companies',
    'Legal & Compliance',
    'Technical Info',
    'What stands out',
    'Contact Details',
    'Subsidiaries & Board of Directors',
    'Employees',
  ]);
  await expect(page.getByText('Produkte:')).toHaveCSS('font-weight', '600');
  await expect(page.getByRole('row', { name: /^Revenue\s+\d/ })).toContainText('+10.51%');
  await expect(page.getByRole('link', { name: 'www.murtal-solar.example' })).toHaveAttribute(
    'href',
    'https://www.murtal-solar.example',
  );
  await expect(page.getByRole('region', { name: /^Map:/ })).toBeVisible();
  await expectAccessible(page);
});

test('the printed page has the company and its name, but no navigation and no buttons', async ({ page }) => {
  await page.goto(await companyPath(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Legal & Compliance' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Revenue\s+\d/ })).toBeVisible();
  await expect(page.getByText('Firmament · as of')).toBeVisible();
  for (const part of ['navigation', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  for (const name of ['Refresh Data', 'Export', /^Show all/, /^View Report/, 'All rules']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('the keyboard opens a row as a chart, and opens and closes a report as a PDF', async ({ page }) => {
  await page.goto(await companyPath(page));
  await page.getByRole('button', { name: 'Revenue', exact: true }).press('Enter');
  await expect(page.getByRole('img', { name: 'Revenue, 2020 to 2024' })).toBeVisible();

  const opener = page.getByRole('button', { name: 'View Report 31 December 2024' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: /View Report/ });
  // The viewer alone is a megabyte.
  await expect(dialog.getByText('Page 1 of 1')).toBeVisible();
  await expect(dialog.locator('canvas')).toBeVisible();
  await expect(dialog.getByText('14,386,250').first()).toBeAttached();
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', /\.pdf$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('employees are filtered while typing, open as pages and appear in the history', async ({ page, member }) => {
  // The demo member's history also grows by the tests that run beside this one.
  await signInByCall(page, member);
  await page.goto(await companyPath(page));
  const filter = page.getByRole('searchbox', { name: /^Filter by name/ });
  await filter.fill('nobody-of-this-name');
  await expect(page.getByText('No employees found')).toBeVisible();
  await filter.fill('M.LINDNER@');
  await page.getByRole('link', { name: 'Mara Lindner', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Mara Lindner' })).toBeVisible();
  await expect(page.getByText('2019 – Present')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Recent' }).click();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.nth(0)).toContainText('Mara Lindner');
  await expect(entries.nth(1)).toContainText(COMPANY);
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('Nothing viewed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries.nth(0)).toContainText('Mara Lindner');
});

test('another day shows what held then, steps from event to event and leads back to the latest', async ({ page }) => {
  const path = await companyPath(page);
  await page.goto(path);
  await page.getByRole('button', { name: /^Latest on record:/ }).click();
  await page.getByLabel('State on').fill('2021-06-10');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(`${path}?as_of=2021-06-10`);
  await expect(page.getByRole('heading', { level: 1, name: 'Leitner Solar & Elektro GmbH' })).toBeVisible();
  await expect(page.getByText('You see 10 June 2021')).toBeVisible();
  // A day is no search to go back to.
  await expect(page.getByRole('link', { name: 'Back to the results' })).toBeHidden();
  await page.getByRole('button', { name: 'Next event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to latest' }).first().click();
  await expect(page).toHaveURL(path);
});

test('events are narrowed to a topic, and facts say who said them and when', async ({ page }) => {
  await page.goto(await companyPath(page));
  const updates = page.getByRole('region', { name: 'Data Record Updates' });
  await expect(updates.getByText('Accounts of 31 December 2024 filed')).toBeVisible();
  await updates.getByRole('button', { name: 'People' }).click();
  await expect(updates.getByText('Accounts of 31 December 2024 filed')).toBeHidden();
  await expect(updates.getByText('Mag. Miriam Hofer entered')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Legal form GmbH .*28 September 2026 Firmenbuch$/ })).toBeVisible();
  const legal = page.getByRole('region', { name: 'Legal & Compliance' });
  await expect(legal.getByText('Not checked: no source for it is connected')).toBeVisible();
});

test('the link back leads to the same search', async ({ page }) => {
  const path = await companyPath(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: COMPANY })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the results' })).toBeHidden();
  await page.goto(`${path}?filters=a%26b`);
  await expect(page.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
    'href',
    '/dashboard/companies?filters=a%26b',
  );
});

test.describe('a page whose data the server refuses', () => {
  test.use({ refusedPaths: ['/api/companies', '/api/employees'] });

  test('says that the company or person was not found, in both languages', async ({ page }) => {
    await page.goto('/dashboard/companies/2000000000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company not found');
    await chooseLanguage(page, 'de');
    await page.goto('/dashboard/employees/no-such-person');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person nicht gefunden');
  });

  test('says when used-up requests renew', async ({ page }) => {
    const message = 'Your requests are used up.';
    await page.route(/\/api\/(companies|employees)\?/, (route) =>
      route.fulfill({
        status: 402,
        json: { success: false, error: message, message, code: 'quota_used_up', requestId: '1' },
      }),
    );
    for (const path of ['companies/1', 'employees/mara-lindner']) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByText(/renew on 1 \w+ \d{4}/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Compare plans' })).toBeVisible();
    }
  });
});

test('company, person and history fit on a phone, in German and in the dark colour scheme', async ({ page }) => {
  test.slow();
  await chooseLanguage(page, 'de');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [await companyPath(page), '/dashboard/employees/mara-lindner', '/dashboard/recent']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, 390);
    await expectAccessible(page);
  }
});
