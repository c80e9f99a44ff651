import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { findPeoplePage } from './find-people.ts';
import { toPeopleQueries } from './people-query.ts';
import { type Page, type SearchDeps, toSort } from './search-companies.ts';
import { requireRelevance } from './search-people.ts';
import { understandSearch } from './understand-search.ts';

type Deps = Omit<SearchDeps, 'rows'> & { clock: Clock };
type Wanted = { limit: number; sort?: Page['sort'] | undefined; direction?: Page['direction'] | undefined };
type Found = { total: number; ids: number[] };

/** The ids of the companies or people that a search finds, in its order; exports read the rows themselves. */
export const findIds = (
  deps: Deps,
  entity: 'companies' | 'companies_employees',
  indicators: readonly PerformanceIndicator[],
  wanted: Wanted,
  caller: Caller,
): Promise<Found> => (entity === 'companies' ? findCompanyIds : findPeopleIds)(deps, indicators, wanted, caller);

const findCompanyIds = async (
  { index, gazetteer }: Deps,
  indicators: readonly PerformanceIndicator[],
  { limit, sort = 'relevance', direction = 'desc' }: Wanted,
  caller: Caller,
): Promise<Found> => {
  const { query } = await understandSearch({ index, gazetteer }, indicators, caller);
  const ordered = { ...query, sort: toSort({ sort, direction }), limit };
  const { total, ids } = await index.ask({ kind: 'search', entity: 'company', query: ordered }, caller);
  return { total, ids };
};

/** People of the registers by their negative numbers, as members' lists know them. */
const findPeopleIds = async (
  { index, gazetteer, clock }: Deps,
  indicators: readonly PerformanceIndicator[],
  { limit, sort = 'relevance' }: Wanted,
  caller: Caller,
): Promise<Found> => {
  requireRelevance(sort);
  const queries = toPeopleQueries(gazetteer, indicators, clock.now());
  const { person, register_person } = await findPeoplePage(index, queries, { offset: 0, limit }, caller);
  return {
    total: person.total + register_person.total,
    ids: [...person.ids, ...register_person.ids.map((id) => -id)],
  };
};
