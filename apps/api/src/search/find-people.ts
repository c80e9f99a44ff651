import type { Query } from '@firmament/search/schema';
import type { Caller } from '../platform/fairness/caller.ts';
import type { SearchAnswer } from './engine/protocol.ts';
import type { ColumnsOf } from './engine/schemas.ts';
import type { SearchIndex } from './engine/search-index.ts';
import type { PeopleQueries } from './people-query.ts';

/** The two collections of people as one list: profiles first, then people of the registers. */

type PeopleEntity = 'person' | 'register_person';

/** How many values of each facet are counted. */
export type PeopleFacets = { readonly [E in PeopleEntity]: Query<ColumnsOf[E]>['facets'] };

export type PeopleFound = { [E in PeopleEntity]: SearchAnswer<'search', E> };

type Wanted = { offset: number; limit: number; facets?: PeopleFacets };

const NOBODY = { total: 0, ids: [], facets: {}, flags: {}, missing: {} };

const askPeople = <E extends PeopleEntity>(
  index: SearchIndex,
  entity: E,
  query: Query<ColumnsOf[E]> | undefined,
  caller: Caller,
): Promise<PeopleFound[E]> =>
  query === undefined ? Promise.resolve(NOBODY) : index.ask({ kind: 'search', entity, query }, caller);

/** One page of the list. One collection after the other: where the second begins, the total of the first decides. */
export const findPeoplePage = async (
  index: SearchIndex,
  { profiles, register }: PeopleQueries,
  { offset, limit, facets }: Wanted,
  caller: Caller,
): Promise<PeopleFound> => {
  const first = profiles && { ...profiles, offset, limit, facets: facets?.person };
  const person = await askPeople(index, 'person', first, caller);
  const rest = register && {
    ...register,
    offset: Math.max(0, offset - person.total),
    limit: limit - person.ids.length,
    facets: facets?.register_person,
  };
  return { person, register_person: await askPeople(index, 'register_person', rest, caller) };
};
