import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { expectAccessible, expectToFit } from './looks.ts';
import { type Language, test } from './site-test.ts';

const MISSING = '/no-such-page';

/** Every public page, the not-found page among them. */
const PAGES = [
  '/',
  '/solutions',
  '/customers',
  '/pricing',
  '/data',
  '/contact',
  '/newsletter',
  '/watchlist-mail',
  '/terms',
  '/impressum',
  '/cookies',
  '/privacy',
  '/privacy-request',
  '/privacy-confirmation',
  '/cancel',
  '/withdraw',
  '/declaration',
  '/confirm-device',
  '/documents',
  '/order',
  '/verify',
  '/accessibility',
  MISSING,
];
const LANGUAGES: Language[] = ['en', 'de'];

/** For all scripts of a public page together, gzipped. */
const SCRIPT_BUDGET_BYTES = 170_000;

/** The sum of all layout shifts since the page began to load. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 300);
})`;

/** German pages have addresses of their own; public-site.spec.ts opens plain ones in German. */
const addressIn = (language: Language, path: string): string => (language === 'de' ? `/de${path}` : path);

test.use({ missingPaths: LANGUAGES.map((language) => addressIn(language, MISSING)) });

const expectStandstill = async (page: Page): Promise<void> => {
  expect(await page.evaluate(LAYOUT_SHIFT), 'layout shift').toBeLessThan(0.01);
};

/** Every page once in each scheme, and once opened on a phone; it is then made to fit the other widths. */
const FIRST_LOOK = {
  en: { colorScheme: 'light', widths: [1440, 1024, 390] },
  de: { colorScheme: 'dark', widths: [390, 1024, 1440] },
} as const;

for (const path of PAGES) {
  for (const language of LANGUAGES) {
    test(`${path} in ${language} loads little script, is accessible, fits and does not shift`, async ({ page }) => {
      const scripts: Promise<number>[] = [];
      const weigh = (response: Response) => {
        if (!new URL(response.url()).pathname.endsWith('.js')) return;
        scripts.push(response.body().then((body) => gzipSync(body).length));
      };
      const { colorScheme, widths } = FIRST_LOOK[language];
      page.on('response', weigh);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.goto(addressIn(language, path), { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
      page.off('response', weigh);
      const sizes = await Promise.all(scripts);
      expect(sizes.length).toBeGreaterThan(0);
      expect(
        sizes.reduce((sum, size) => sum + size),
        'bytes of script',
      ).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
      await expectStandstill(page);
      await expectAccessible(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page, width);
      }
    });
  }
}
