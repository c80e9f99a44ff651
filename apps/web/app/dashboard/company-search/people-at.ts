import { type CompanyResult, type PerformanceIndicator, searchCriteria } from '@firmament/api-contract/calls/search';
import { searchParameters } from '../search/criteria/search.url.ts';

/** The search for the people of these companies; undefined if it would have more words than a search may have. */
export const pathOfPeopleAt = (companies: readonly Pick<CompanyResult, 'company_name'>[]): string | undefined => {
  const names = [...new Set(companies.map(({ company_name }) => company_name))];
  const criteria: PerformanceIndicator[] = [{ indicator: 'employer_name', operator: 'atleast', values: names }];
  return searchCriteria.safeParse(criteria).success ? `/dashboard/employees${searchParameters(criteria)}` : undefined;
};
