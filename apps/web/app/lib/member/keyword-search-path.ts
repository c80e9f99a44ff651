import { dashboardHomePath, dashboardPathOf } from '../pages/dashboard-pages.ts';

/** The dashboard's search for a keyword, as its own form would write it. */
export const keywordSearchPath = (keyword: string): string => {
  const filters = JSON.stringify([{ indicator: 'keyword', operator: 'must', values: [keyword] }]);
  return `${dashboardPathOf('companies') ?? dashboardHomePath()}?${new URLSearchParams({ filters })}`;
};
