import { readMemberItem, removeMemberItem, writeMemberItem } from '../../../lib/member/member-storage.ts';
import { encodeSearch } from '../criteria/search.url.ts';
import type { AnyResult, Entity, Indicators, SearchDefinition } from '../criteria/search-definition.ts';
import type { Chosen } from './selection.ts';

/** What was chosen in the last list, so that it is still chosen after a look at one of its companies. */

const nameOf = (entity: Entity): string => `selection:${entity}`;

type Kept = { search: string; chosen: unknown[] };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'search' in value &&
  'chosen' in value &&
  typeof value.search === 'string' &&
  Array.isArray(value.chosen);

const isResultOf = <R extends AnyResult>(
  definition: Pick<SearchDefinition<R>, 'isResult'>,
  value: unknown,
): value is R => typeof value === 'object' && value !== null && definition.isResult(value as AnyResult);

export const readSelection = <R extends AnyResult>(
  definition: Pick<SearchDefinition<R>, 'entity' | 'isResult' | 'idOf'>,
  indicators: Indicators,
): Chosen<R> => {
  const kept = readMemberItem('tab', nameOf(definition.entity));
  if (!isKept(kept) || kept.search !== encodeSearch(indicators)) return new Map();
  const results = kept.chosen.filter((value) => isResultOf(definition, value));
  return new Map(results.map((result) => [definition.idOf(result), result]));
};

export const keepSelection = <R extends AnyResult>(entity: Entity, indicators: Indicators, chosen: Chosen<R>): void => {
  if (chosen.size === 0) removeMemberItem('tab', nameOf(entity));
  else writeMemberItem('tab', nameOf(entity), { search: encodeSearch(indicators), chosen: [...chosen.values()] });
};
