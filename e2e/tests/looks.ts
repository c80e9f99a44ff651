import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing. Uses its legacy mode: the other one copies all results into a separate page to
 * support frames, which our pages do not have, and that took two thirds of the time.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(page.frames(), 'frames, which the legacy mode does not look into').toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** Expects that the page does not scroll sideways. */
export const expectToFit = async (page: Page, width: number): Promise<void> => {
  const needed = await page.evaluate('document.documentElement.scrollWidth');
  expect(needed, `width at ${width} px`).toBeLessThanOrEqual(width);
};
