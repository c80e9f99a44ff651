import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing. Uses its legacy mode: the other one copies all results into a separate page to
 * support frames, which our pages do not have, and that took two thirds of the time. What is left goes to two thirds
 * into finding out which colour lies under each word: a page is asked that in English, for its German twin has the
 * same colours, and theme.test.ts holds every pair of them to its contrast in both schemes.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(page.frames(), 'frames, which the legacy mode does not look into').toHaveLength(1);
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: isEnglish } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** Expects that the page does not scroll sideways. */
export const expectToFit = async (page: Page, width: number): Promise<void> => {
  const needed = await page.evaluate('document.documentElement.scrollWidth');
  expect(needed, `width at ${width} px`).toBeLessThanOrEqual(width);
};

/** How the pages of members are opened: once in each language and colour scheme, wide and on a phone. */
export const LOOKS = [
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'de', colorScheme: 'dark', width: 390 },
] as const;

const SMALL_LAPTOP = 1024;

/** Expects that a page is accessible and fits; one that was opened wide fits on a small laptop as well. */
export const expectGoodLooks = async (page: Page, width: number): Promise<void> => {
  await expectToFit(page, width);
  await expectAccessible(page);
  if (width <= SMALL_LAPTOP) return;
  await page.setViewportSize({ width: SMALL_LAPTOP, height: 900 });
  await expectToFit(page, SMALL_LAPTOP);
  await page.setViewportSize({ width, height: 900 });
};
