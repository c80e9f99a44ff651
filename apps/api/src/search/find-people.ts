import type { Query } from '@firmament/search/schema';
import type { Caller } from '../platform/fairness/caller.ts';
import type { FoundPage } from './engine/protocol.ts';
import type { SearchIndex } from './engine/search-index.ts';
import type { PeopleQueries } from './people-query.ts';

/** The two collections of people as one list: profiles first, then people of the registers. */

export type PeopleEntity = 'person' | 'register_person';

const NOBODY: FoundPage = { total: 0, ids: [], facets: {}, flags: {}, missing: {} };

type Wanted = { offset: number; limit: number; facets?: Record<PeopleEntity, Record<string, number>> };

const askPeople = (
  index: SearchIndex,
  entity: PeopleEntity,
  query: unknown,
  page: Query,
  caller: Caller,
): Promise<FoundPage> =>
  query === undefined
    ? Promise.resolve(NOBODY)
    : index.ask({ kind: 'search', entity, query: { ...(query as Query), ...page } }, caller);

/** One page of the list. One collection after the other: where the second begins, the total of the first decides. */
export const findPeoplePage = async (
  index: SearchIndex,
  { profiles, register }: PeopleQueries,
  { offset, limit, facets }: Wanted,
  caller: Caller,
): Promise<Record<PeopleEntity, FoundPage>> => {
  const counted = (entity: PeopleEntity) => (facets === undefined ? {} : { facets: facets[entity] });
  const first = await askPeople(index, 'person', profiles, { offset, limit, ...counted('person') }, caller);
  const rest = {
    offset: Math.max(0, offset - first.total),
    limit: limit - first.ids.length,
    ...counted('register_person'),
  };
  return {
    person: first,
    register_person: await askPeople(index, 'register_person', register, rest, caller),
  };
};
