import { expect } from '@playwright/test';
import { expectGoodLooks, LOOKS } from './looks.ts';
import { signInAsDemo, test } from './members.ts';
import { IN_AUSTRIA, openSearch, searchPath } from './search-page.ts';
import { chooseLanguage } from './site-test.ts';

test.beforeEach(({ page }) => signInAsDemo(page));

test.describe('companies', () => {
  test('are found by name, from three characters on', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/companies');
    const name = page.getByRole('textbox', { name: 'Company name' });
    await name.fill('ab');
    await name.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a company name with at least 3 characters.');
    await name.fill('bau');
    await name.press('Enter');
    await expect(page.getByRole('heading', { name: /^[\d,]+ results found\.$/ })).toBeVisible();
    await expect(page).toHaveURL(/\?filters=/);
    await expect(page.getByRole('tab', { name: 'Quick Search' })).toHaveAttribute('aria-selected', 'true');
    await expect(name).toBeFocused();
  });

  test('are found by the filters in the address, opened as an advanced search', async ({ page }) => {
    await openSearch(page, [
      { indicator: 'keyword', operator: 'must', values: ['bau'] },
      { indicator: 'legal_status', operator: 'must', values: ['Active'] },
      { indicator: 'address', operator: 'must', values: ['Wien'] },
      { indicator: 'radius', operator: 'must', values: [50] },
      { indicator: 'country', operator: 'exclusive', values: ['Austria', 'Germany'] },
    ]);
    await expect(page.getByRole('tab', { name: 'Advanced Search' })).toHaveAttribute('aria-selected', 'true');
    const chips = page.getByRole('list', { name: 'Filters of this search' }).getByRole('listitem');
    await expect(chips).toHaveText([
      'name contains “bau”',
      'only active companies',
      'within 50 km of Wien',
      'in either Austria or Germany',
      'Clear all',
    ]);
    await expect(page.getByText('Within 50 km of Vienna, Austria', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Quick Search' }).click();
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('bau');
    await expect(page.getByRole('switch', { name: 'Only active companies' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Address or place' })).toHaveValue('Wien');
    await expect(page.getByRole('textbox', { name: 'Radius in km' })).toHaveValue('50');
    // Removing a filter is another search; going back leads to the first.
    await page.getByRole('button', { name: 'Remove in either Austria or Germany' }).click();
    await expect(chips).toHaveCount(4);
    await page.goBack();
    await expect(chips).toHaveCount(5);
  });

  test('are found in a place from the suggestions, or in another of that name', async ({ page }) => {
    await page.goto('/dashboard/companies');
    await page.getByRole('tab', { name: 'Advanced Search' }).click();
    const place = page.getByRole('combobox', { name: 'Place' });
    await place.pressSequentially('salzb');
    await expect(page.getByRole('option', { name: 'Salzburg Austria', exact: true })).toBeVisible();
    await place.press('ArrowDown');
    await place.press('Enter');
    await expect(place).toHaveValue('Salzburg, Austria');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const heading = page.getByRole('heading', { name: /^[\d,]+ results found\.$/ });
    await expect(heading).toBeVisible();
    const inCity = await heading.textContent();
    await page.getByRole('button', { name: 'State of Salzburg' }).click();
    await expect(place).toHaveValue('State of Salzburg, Austria');
    await expect(heading).not.toHaveText(inCity ?? '');
  });

  test('are filtered by an industry from the suggestions', async ({ page }) => {
    await page.goto('/dashboard/companies');
    await page.getByRole('tab', { name: 'Advanced Search' }).click();
    const industry = page.getByRole('combobox', { name: 'Industry', exact: true });
    await industry.pressSequentially('elektro');
    const first = page.getByRole('listbox', { name: 'Suggestions for Industry' }).getByRole('option').first();
    await expect(first).toBeVisible();
    const name = ((await first.textContent()) ?? '').replace(/[\d,]+$/, '');
    await industry.press('ArrowDown');
    await industry.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(industry).toHaveValue('');
    await industry.press('Enter');
    const chips = page.getByRole('list', { name: 'Filters of this search' });
    await expect(chips).toHaveText(`industry: ${name}`);
  });

  test('are filtered by the facets, whose counts are right', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA]);
    const switzerland = page.getByRole('checkbox', { name: /^Switzerland, [\d,]+ results$/ });
    const count = Number((await switzerland.getAttribute('aria-label'))?.replace(/\D/g, ''));
    const heading = page.getByRole('heading', { name: /results found/ });
    const before = Number((await heading.textContent())?.replace(/\D/g, ''));
    await switzerland.check();
    await expect(heading).toHaveText(`${(before + count).toLocaleString('en-GB')} results found.`);
    const chips = page.getByRole('list', { name: 'Filters of this search' });
    await expect(chips.getByText('in Austria or Switzerland', { exact: true })).toBeVisible();
  });

  test('are in the same scroll position after a visit to one of them', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA]);
    const rows = page.getByRole('table', { name: 'Companies found' }).getByRole('row');
    await expect(rows).toHaveCount(11);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(rows).toHaveCount(21);
    const row = rows.nth(18);
    await row.scrollIntoViewIfNeeded();
    const at = (await row.boundingBox())?.y;
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/dashboard\/companies\/\d+\?filters=/);
    await page.goBack();
    await expect(rows).toHaveCount(21);
    expect((await row.boundingBox())?.y).toBe(at);
  });

  test('preload the code of the company page on hover, but not its data', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    const link = page.getByRole('table', { name: 'Companies found' }).getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.hover();
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^script .*\/company-page-/));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((request) => request.includes('/api/companies'))).toEqual([]);
    asked.length = 0;
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(asked).toContain('fetch /api/companies');
    // The drawing of its network is fetched by the page itself, when everything else is there.
    const late = asked.filter(
      (request) => /^stylesheet|company-page/.test(request) && !request.includes('near-network'),
    );
    expect(late).toEqual([]);
  });

  test('and their map highlight the same company', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA, { indicator: 'revenue', operator: 'must', values: [1_000_000, null] }]);
    const map = page.getByRole('region', { name: 'Map of the results' });
    const rows = page.getByRole('table', { name: 'Companies found' }).getByRole('row');
    const second = rows.nth(2);
    const name = (await second.getByRole('link').textContent()) ?? '';
    await expect(map).toBeVisible();
    await second.hover();
    await expect(map.getByRole('link', { name })).toBeVisible();
    const marker = map.getByRole('button', { name });
    await expect(marker).toHaveCSS('width', '40px');
    await marker.click();
    await page.mouse.move(0, 0);
    await expect(second).toHaveAttribute('data-active', 'true');
  });

  test('can be opened while their map is zooming', async ({ page }) => {
    await page.clock.install();
    await openSearch(page, [IN_AUSTRIA]);
    const map = page.getByRole('region', { name: 'Map of the results' });
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    const row = page.getByRole('table', { name: 'Companies found' }).getByRole('link').first();
    await row.hover();
    await page.waitForLoadState('networkidle');
    await row.evaluate((link: HTMLElement) => {
      document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
      requestAnimationFrame(() => requestAnimationFrame(() => link.click()));
    });
    await expect(map).toBeHidden();
    // Runs every timer of the zoom; an error in one of them fails the test.
    await page.clock.runFor(1_000);
  });

  test('are told apart by what their rows say', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA]);
    const table = page.getByRole('table', { name: 'Companies found' });
    const heads = table.getByRole('columnheader');
    await expect(heads).toHaveText(['', 'Company', 'Founded', 'Revenue, EUR', 'Employees', 'Watch']);
    const row = table.getByRole('row').nth(1);
    await expect(row).toContainText('Active');
    // The country is a mark with a name: postcodes of Austria and Switzerland look alike.
    await expect(row.getByTitle('Austria')).toHaveText(/^AT/);
    await expect(row).toContainText(/\b\d{4} \S+/);
  });

  test('are sorted by a column, also after more are loaded, and in their first order again after going back', async ({
    page,
  }) => {
    await openSearch(page, [IN_AUSTRIA, { indicator: 'revenue', operator: 'must', values: [1_000_000, null] }]);
    const table = page.getByRole('table', { name: 'Companies found' });
    const head = table.getByRole('columnheader', { name: 'Revenue, EUR' });
    const names = table.getByRole('row').getByRole('link');
    const first = await names.allTextContents();
    const founded = async () => {
      const years = await table.locator('tbody td:nth-child(3)').allInnerTexts();
      return years.map((text) => Number(/\d{4}/.exec(text)?.[0] ?? Number.NaN)).filter(Number.isFinite);
    };
    await table.getByRole('button', { name: 'Founded' }).click();
    await expect(page).toHaveURL(/sort=founded&direction=desc/);
    await table.getByRole('button', { name: 'Founded' }).click();
    await expect(page).toHaveURL(/sort=founded&direction=asc/);
    await expect(table.getByRole('columnheader', { name: 'Founded' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('button', { name: 'Founded' })).toBeFocused();
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect.poll(() => names.allTextContents()).not.toEqual(first);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(names).toHaveCount(20);
    const years = await founded();
    expect(years).toEqual([...years].sort((one, other) => one - other));
    await page.goBack();
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await expect.poll(() => names.allTextContents()).toEqual(first);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
    await expect(page).toHaveURL(/sort=name&direction=asc/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Best match');
    await expect.poll(() => names.allTextContents()).toEqual(first);
  });

  test('are passed and selected with the keys of the list', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA]);
    const rows = page.getByRole('table', { name: 'Companies found' }).locator('tbody').getByRole('row');
    const bar = page.getByRole('region', { name: 'Selected results' });
    const link = (at: number) => rows.nth(at).getByRole('link');
    await link(0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(link(2)).toBeFocused();
    await page.keyboard.press('x');
    await expect(bar).toContainText('1 selected');
    await page.keyboard.press('End');
    await expect(link(9)).toBeFocused();
    await page.keyboard.press('Shift+Space');
    await expect(bar).toContainText('8 selected');
    await page.keyboard.press('Home');
    // One stop for each part of one row, then the list is left.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(rows.locator(':focus')).toHaveCount(0);
    await link(1).focus();
    const name = (await link(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/companies\/\d+\?filters=.*&at=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(bar).toContainText('8 selected');
  });

  test('can be reached from the name field in a few steps', async ({ page }) => {
    await page.goto('/dashboard/companies');
    await page.getByRole('textbox', { name: 'Company name' }).fill('bau');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /results found/ })).toBeVisible();
    const skip = page.getByRole('button', { name: 'Skip to the results' });
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    const links = page.getByRole('table', { name: 'Companies found' }).getByRole('link');
    await expect(links.first()).toBeFocused();
  });

  test('are filtered by founding day, legal form and known details', async ({ page }) => {
    await page.goto('/dashboard/companies');
    await page.getByRole('tab', { name: 'Advanced Search' }).click();
    const add = async (filter: string) => {
      await page.getByRole('combobox', { name: 'Add a filter' }).click();
      await page.getByRole('option', { name: filter, exact: true }).click();
    };
    await add('Founded');
    await page.getByRole('textbox', { name: 'Founded, from' }).fill('soon');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a year or a day, such as 2019 or 01/03/2019.');
    await page.getByRole('textbox', { name: 'Founded, from' }).fill('01/03/1990');
    await page.getByRole('textbox', { name: 'Founded, to' }).fill('2015');
    await add('Legal form');
    const form = page.getByRole('combobox', { name: 'Legal form', exact: true });
    await form.fill('gmb');
    await form.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove GmbH', exact: true })).toBeVisible();
    await add('Known details');
    await page.getByRole('group', { name: 'Known details' }).getByRole('button', { name: 'Website' }).click();
    await add('Equity');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const chips = page.getByRole('list', { name: 'Filters of this search' }).getByRole('listitem');
    await expect(chips).toHaveText([
      'founded between 1 March 1990 and 2015',
      'legal form: GmbH',
      'with a website',
      'Clear all',
    ]);
    await expect(page.getByRole('heading', { name: /results? found/ })).toBeVisible();
    // A filter that was added and not filled in yet is still there.
    await expect(page.getByRole('textbox', { name: 'Equity, Min' })).toBeVisible();
    const years = await page.locator('tbody td:nth-child(3)').allInnerTexts();
    for (const year of years.map((text) => Number(/\d{4}/.exec(text)?.[0]))) {
      expect(year).toBeGreaterThanOrEqual(1990);
      expect(year).toBeLessThanOrEqual(2015);
    }
  });

  test('that do not state a figure are counted, not passed over in silence', async ({ page }) => {
    await openSearch(page, [IN_AUSTRIA, { indicator: 'revenue', operator: 'must', values: [1_000_000, null] }]);
    await expect(page.getByText(/^Revenue: [\d,]+ companies without this figure are left out\./)).toBeVisible();
    await page.getByRole('button', { name: 'Search without the filter Revenue' }).click();
    const chips = page.getByRole('list', { name: 'Filters of this search' });
    await expect(chips).toHaveText('in Austria');
  });

  test('are replaced by a notice if the address is unreadable or nothing matches', async ({ page }) => {
    await page.goto('/dashboard/companies?filters=%5Bnonsense');
    await expect(page.getByRole('alert')).toContainText('This link holds a search that we cannot read.');
    await page.getByRole('button', { name: 'Start a new search' }).click();
    await expect(page).toHaveURL('/dashboard/companies');
    await page.goto(searchPath([{ indicator: 'keyword', operator: 'must', values: ['xyzzyqqq'] }]));
    await expect(page.getByText('No results found matching the search criteria.')).toBeVisible();
  });
});

for (const { language, colorScheme, width } of LOOKS) {
  test(`both searches are accessible and fit in ${language}, ${colorScheme}, ${width} px`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const paths = [
      '/dashboard/companies',
      searchPath([IN_AUSTRIA]),
      searchPath([{ indicator: 'isManagement', operator: 'must', values: ['Yes'] }], 'employees'),
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodLooks(page, width);
    }
  });
}
