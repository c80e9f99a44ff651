import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Query } from '@firmament/search/schema';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { type Page, type SearchDeps, toSort } from './search-companies.ts';
import { requireRelevance, toPersonQuery } from './search-people.ts';
import { understandSearch } from './understand-search.ts';

type Deps = Omit<SearchDeps, 'rows'> & { clock: Clock };
type Wanted = { limit: number; sort?: Page['sort'] | undefined; direction?: Page['direction'] | undefined };

/** The ids of the companies or people that a search finds, in its order; exports read the rows themselves. */
export const findIds = async (
  { index, gazetteer, clock }: Deps,
  entity: 'companies' | 'companies_employees',
  indicators: readonly PerformanceIndicator[],
  { limit, sort = 'relevance', direction = 'desc' }: Wanted,
  caller: Caller,
): Promise<{ total: number; ids: number[] }> => {
  if (entity === 'companies_employees') requireRelevance(sort);
  const query =
    entity === 'companies'
      ? {
          ...(await understandSearch({ index, gazetteer }, indicators, caller)).query,
          sort: toSort({ sort, direction }),
        }
      : toPersonQuery(gazetteer, indicators, clock.now());
  const { total, ids } = await index.ask(
    {
      kind: 'search',
      entity: entity === 'companies' ? 'company' : 'person',
      query: { ...query, limit } as unknown as Query,
    },
    caller,
  );
  return { total, ids };
};
