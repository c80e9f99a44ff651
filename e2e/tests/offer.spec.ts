import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataReport } from '@firmament/api-contract/calls/sources';
import { NO_OFFER, type Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { expect, type Page } from '@playwright/test';
import { fillInData, fillInOffer } from '../../apps/api/src/platform/http/fill-in.ts';
import { chooseLanguage, test } from './site-test.ts';

/** The built pages as servers with other operators serve them; the scripts come from the server under test. */

const BUILD = join(import.meta.dirname, '../../apps/web/build/client');

const { operator } = SAMPLE_OFFER;
const OTHER: Offer = {
  ...SAMPLE_OFFER,
  operator: operator && { ...operator, name: 'Daten & "Mehr" <GmbH>', trade: 'Gewerbe nach § 94 Z 5, E-Mail' },
  plans: [
    { name: 'Gratis', companyRequestsPerMonth: 500, dataExportsPerDay: 1, networkStartsPerDay: 50, monthlyNetCents: 0 },
    {
      name: 'Klein',
      companyRequestsPerMonth: 2_100,
      dataExportsPerDay: 3,
      networkStartsPerDay: 100,
      monthlyNetCents: null,
    },
    {
      name: 'Mittel',
      companyRequestsPerMonth: 21_000,
      dataExportsPerDay: 7,
      networkStartsPerDay: 1_000,
      monthlyNetCents: 19_990,
    },
    {
      name: 'Groß',
      companyRequestsPerMonth: 84_000,
      dataExportsPerDay: 9,
      networkStartsPerDay: 2_000,
      monthlyNetCents: 90_000,
    },
  ],
};

const STATES: Record<string, Offer> = { 'the sample': SAMPLE_OFFER, 'another operator': OTHER, nobody: NO_OFFER };

/** Signs of what is still to be filled in, and what stands where something is missing. */
const UNFILLED = /[⟨⟩⟦⟧]|\(not entered\)/;

/** Nothing has been counted: the page about the data has tests of its own. */
const UNCOUNTED: DataReport = { counted_at: null, is_demo: false, sources: [], coverage: [], missing: [] };

const pageFile = (path: string): string => readFileSync(join(BUILD, path, 'index.html'), 'utf8');

const serveWith = async (page: Page, offer: Offer): Promise<void> => {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() !== 'document') return route.continue();
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: fillInOffer(pageFile(pathname), offer, 'en'),
    });
  });
};

for (const [name, offer] of Object.entries(STATES)) {
  test(`no page has a gap with ${name}`, () => {
    const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const built = fillInData(readFileSync(join(BUILD, file), 'utf8'), UNCOUNTED, 'en');
      const html = fillInOffer(built, offer, 'en');
      expect(UNFILLED.exec(html)?.[0], file).toBeUndefined();
    }
  });
}

/** With the sample all pages are loaded elsewhere, and a page that does not hydrate fails there. */
for (const [name, offer, paths] of [
  ['another operator', OTHER, ['/', '/pricing', '/order', '/impressum', '/terms', '/cookies', '/contact']],
  ['nobody', NO_OFFER, ['/pricing', '/order', '/impressum', '/contact']],
] as const) {
  test(`pages hydrate with ${name} and have no gap`, async ({ page }) => {
    await serveWith(page, offer);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('body'), path).not.toContainText(UNFILLED);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages show the configured plans and the operator', async ({ page }) => {
    await serveWith(page, OTHER);
    await page.goto('/pricing');
    const main = page.locator('main');
    const shown = ['Klein', '2,100', 'EUR 239.88', 'EUR 2,878.56 over the minimum term', 'EUR 1,080'];
    for (const part of shown) await expect(main).toContainText(part);
    for (const part of ['EUR 300', 'Professional', '10,000', 'Nothing can be ordered'])
      await expect(main).not.toContainText(part);
    await expect(page.getByRole('link', { name: /Mittel/ })).toHaveAttribute('href', '/order?plan=2');
    await page.goto('/order');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klein');
    await expect(page.locator('main')).toContainText('This plan is priced on request');
    await page.goto('/impressum');
    await expect(page.locator('main')).toContainText('Daten & "Mehr" <GmbH>');
    await expect(page.getByRole('link', { name: 'office@firmament.example' }).first()).toBeVisible();
  });

  test('the pages say that nobody has entered who they are', async ({ page }) => {
    await serveWith(page, NO_OFFER);
    for (const path of ['/impressum', '/terms', '/cookies']) {
      await page.goto(path);
      await expect(page.locator('main')).toContainText('Nothing is sold here.');
    }
    await page.goto('/impressum');
    await expect(page.locator('main')).toContainText('Der Betreiber hat diese Angaben noch nicht eingetragen.');
    await expect(page.locator('main')).not.toContainText('UID-Nummer:');
  });

  test('nothing is offered where nobody sells', async ({ page }) => {
    await serveWith(page, NO_OFFER);
    for (const path of ['/pricing', '/order']) {
      await page.goto(path);
      await expect(page.locator('main')).toContainText('Nothing can be ordered at present');
      await expect(page.locator('main').getByRole('link', { name: /^(Choose|Order|Ask)/ })).toHaveCount(0);
      await expect(page.locator('main').getByRole('link', { name: 'Write to us' }).first()).toBeVisible();
    }
  });
});

test('numbers change their form with the language', async ({ page }) => {
  await chooseLanguage(page, 'de');
  await serveWith(page, OTHER);
  await page.goto('/pricing');
  await expect(page.locator('main')).toContainText('239,88 EUR');
  await expect(page.locator('main')).toContainText('2.100');
});

test('nothing can be ordered where nobody sells', async ({ page }) => {
  await serveWith(page, NO_OFFER);
  await page.goto('/order?plan=1');
  await expect(page.getByRole('heading', { name: 'Nothing can be ordered at present' })).toBeVisible();
});
