import { expect, type Page } from '@playwright/test';

type Indicator = {
  indicator: string;
  operator: 'must' | 'atleast' | 'exclusive';
  values: (string | number | null)[];
};

export const searchPath = (indicators: Indicator[], page = 'companies'): string =>
  `/dashboard/${page}?${new URLSearchParams({ filters: JSON.stringify(indicators) })}`;

export const IN_AUSTRIA: Indicator = { indicator: 'country', operator: 'must', values: ['Austria'] };

/** Opens a search and waits for what it found. */
export const openSearch = async (page: Page, indicators: Indicator[]): Promise<void> => {
  await page.goto(searchPath(indicators));
  await expect(page.getByRole('heading', { name: /results? found/ })).toBeVisible();
};
