import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { chooseLanguage, type Language, test } from './site-test.ts';

const MISSING = '/no-such-page';

/** Every public page, the not-found page among them. */
const PAGES = [
  '/',
  '/solutions',
  '/customers',
  '/pricing',
  '/contact',
  '/newsletter',
  '/terms',
  '/impressum',
  '/cookies',
  '/privacy',
  '/privacy-request',
  '/accessibility',
  MISSING,
];
const LANGUAGES: Language[] = ['en', 'de'];

/** Of all script a public page loads, compressed. */
const SCRIPT_BUDGET_BYTES = 170_000;

/** The sum of all layout shifts since the page began to load. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 300);
})`;

test.use({ missingPaths: [MISSING] });

for (const path of PAGES) {
  test(`${path} carries little script`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  });

  for (const language of LANGUAGES) {
    test.describe(`${path} in ${language}`, () => {
      test.beforeEach(async ({ page }) => chooseLanguage(page, language));

      // Large and light, small and dark: every scheme and every width is looked at once.
      for (const { colorScheme, width } of [
        { colorScheme: 'light', width: 1440 },
        { colorScheme: 'dark', width: 390 },
      ] as const) {
        test(`is accessible, ${colorScheme}, ${width} px`, async ({ page }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('h1')).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
        });
      }

      test('fits into every width and stands still', async ({ page }) => {
        for (const width of [1440, 1024, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await expect(page.locator('h1')).toBeVisible();
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
          expect(await page.evaluate(LAYOUT_SHIFT)).toBeLessThan(0.01);
        }
      });
    });
  }
}
