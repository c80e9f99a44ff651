import {
  type CompanyResult,
  type EmployeeResult,
  MIN_QUERY_LENGTH,
  postSearch,
} from '@firmament/api-contract/calls/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** The palette is for finding one thing; for lists there is the search. */
const SHOWN = 5;

const ask = async (entity: 'companies' | 'companies_employees', keyword: string, signal: AbortSignal) => {
  const performanceIndicators = [{ indicator: 'keyword', operator: 'must' as const, values: [keyword] }];
  const { results } = await callApi(postSearch, { body: { entity, performanceIndicators, offset: 0 } }, { signal });
  return results.slice(0, SHOWN);
};

const isCompany = (result: CompanyResult | EmployeeResult): result is CompanyResult => 'counts' in result;
const isPerson = (result: CompanyResult | EmployeeResult): result is EmployeeResult => 'fullName' in result;

export const paletteQuery = (text: string) => {
  const keyword = text.trim();
  return queryOptions({
    queryKey: ['palette', keyword],
    queryFn: async ({ signal }) => {
      const [companies, people] = await Promise.all([
        ask('companies', keyword, signal),
        ask('companies_employees', keyword, signal),
      ]);
      return { companies: companies.filter(isCompany), people: people.filter(isPerson) };
    },
    enabled: keyword.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
  });
};
