import {
  type CompanyResult,
  type EmployeeResult,
  MIN_QUERY_LENGTH,
  type PersonKind,
  postSearch,
} from '@firmament/api-contract/calls/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { isNamed } from './best-first.ts';

/** The palette is for finding one thing; for lists there is the search. */
const SHOWN = 5;

const ask = async (
  entity: 'companies' | 'companies_employees',
  keyword: string,
  signal: AbortSignal,
  kind?: PersonKind,
) => {
  const performanceIndicators = [
    { indicator: 'keyword', operator: 'must' as const, values: [keyword] },
    ...(kind === undefined ? [] : [{ indicator: 'person_kind', operator: 'must' as const, values: [kind] }]),
  ];
  const { results } = await callApi(postSearch, { body: { entity, performanceIndicators, offset: 0 } }, { signal });
  return results.slice(0, SHOWN);
};

const isCompany = (result: CompanyResult | EmployeeResult): result is CompanyResult => 'counts' in result;
const isPerson = (result: CompanyResult | EmployeeResult): result is EmployeeResult => 'fullName' in result;

/** Places kept for people of the registers, however many profiles fit. */
const KEPT_FOR_REGISTER = 2;

/** Profiles first, unless only one of the registers bears the name: profiles and registers share the places. */
export const shareOut = (
  keyword: string,
  profiles: readonly EmployeeResult[],
  register: readonly EmployeeResult[],
): EmployeeResult[] => {
  const first = profiles.slice(0, SHOWN - Math.min(register.length, KEPT_FOR_REGISTER));
  const rest = register.slice(0, SHOWN - first.length);
  return [...first, ...rest].sort(
    (a, b) => Number(isNamed(b.fullName, keyword)) - Number(isNamed(a.fullName, keyword)),
  );
};

export const paletteQuery = (text: string) => {
  const keyword = text.trim();
  return queryOptions({
    queryKey: ['palette', keyword],
    queryFn: async ({ signal }) => {
      const [companies, profiles, register] = await Promise.all([
        ask('companies', keyword, signal),
        ask('companies_employees', keyword, signal, 'Profile'),
        ask('companies_employees', keyword, signal, 'Register'),
      ]);
      return {
        companies: companies.filter(isCompany),
        people: shareOut(keyword, profiles.filter(isPerson), register.filter(isPerson)),
      };
    },
    enabled: keyword.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
  });
};
