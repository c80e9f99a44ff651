import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtDashboardPages, DASHBOARD_PAGES, dashboardHomePath } from './dashboard-pages.ts';

describe('the pages of the dashboard', () => {
  it('are in the order of the specification, the network after the searches', () => {
    expect(DASHBOARD_PAGES.map(({ path }) => path)).toEqual(
      [
        'companies',
        'employees',
        'network',
        'leadlist',
        'contacts',
        'watchlist',
        'recent',
        'account',
        'billing',
        'logout',
        'support',
      ].map((name) => `/dashboard/${name}`),
    );
  });

  it('are marked as built exactly if their module exists', () => {
    for (const { id, file, isBuilt } of DASHBOARD_PAGES) {
      expect(existsSync(`${import.meta.dirname}/../../routes/dashboard/${file}`), id).toBe(isBuilt);
    }
  });

  it('start with the first built page', () => {
    expect(dashboardHomePath()).toBe(builtDashboardPages()[0]?.path);
    expect(dashboardHomePath()).not.toBe('/dashboard/logout');
  });
});
