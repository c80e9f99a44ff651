import type { DataReport } from '@firmament/api-contract/calls/sources';
import { expect, type Page } from '@playwright/test';
import { expectGoodLooks, LOOKS } from './looks.ts';
import { test } from './site-test.ts';

const UNFILLED = /[⟦⟧]|\bNaN\b|undefined|Invalid Date/;

/** What the server has counted; right after its start that may take some seconds. */
const countedReport = async (page: Page): Promise<DataReport> => {
  let report: DataReport | undefined;
  await expect(async () => {
    report = await (await page.request.get('/api/sources')).json();
    expect(report?.counted_at).not.toBeNull();
  }).toPass({ timeout: 80_000 });
  return report as DataReport;
};

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

for (const { language, colorScheme, width } of LOOKS) {
  test(`tells in ${language} where the data comes from, and looks good`, async ({ page }) => {
    const { sources } = await countedReport(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(language === 'de' ? '/de/data' : '/data', { waitUntil: 'networkidle' });
    const main = page.locator('main');
    await expect(main).not.toContainText(UNFILLED);
    await expect(main).toContainText(language === 'de' ? 'Demodaten.' : 'Demo data.');
    const zefix = sources.find(({ name }) => name === 'zefix');
    const count = new Intl.NumberFormat(language).format(zefix?.companies ?? 0);
    await expect(main.locator('tbody[data-when="source.zefix"]')).toContainText(count);
    await expect(main.locator('tbody[data-when^="source."]')).toHaveCount(sources.length);
    await expectGoodLooks(page, width);
  });
}

test('has its figures after a change of page too', async ({ page }) => {
  const { coverage } = await countedReport(page);
  await page.goto('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data sources' }).click();
  await expect(page).toHaveURL('/data');
  await expect(page).toHaveTitle('Where our data comes from · Firmament');
  const companies = `${coverage[0]?.companies.toLocaleString('en')} companies`;
  await expect(page.getByRole('columnheader', { name: 'Austria' })).toContainText(companies);
  await expect(page.getByRole('main')).not.toContainText(UNFILLED);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tells sources, ages, coverage and gaps', async ({ page }) => {
    const { sources, coverage } = await countedReport(page);
    await page.goto('/data');
    const frozen = sources.find(({ name }) => name === 'offeneregister');
    const row = rowOf(page, 'OKF Deutschland');
    await expect(row).toContainText(`${frozen?.companies}`);
    await expect(row).toContainText('28 December 2018');
    await expect(page.getByRole('row', { name: /^Website/ })).toContainText(
      coverage[1]?.fields.website.toLocaleString('en') ?? '',
    );
    await expect(page.getByRole('img', { name: /Ages of the sources/ })).toBeVisible();
    await expect(page.getByText('We do not extrapolate revenue')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(UNFILLED);
  });
});
