import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import type { NodeKey, Relation } from '@firmament/network/relation';
import type { Database } from '../platform/database/database.ts';
import { findNetworkRows, type PointRow, rowKeyOf } from './network-rows.query.ts';
import { namedIn } from './point-presenter.ts';
import type { Days } from './relation-filter.ts';
import { presentRelation, type ShownRelation, withoutRepetitions } from './relation-presenter.ts';

/** Points and relations of an answer as far as they may be shown: the graph is seconds behind the tables. */
export type Scene = { points: Map<NodeKey, PointRow>; relations: ShownRelation[] };

export const readScene = async (
  db: Database,
  asked: { keys: Iterable<NodeKey>; relations: readonly Relation[] },
  days: Days,
): Promise<Scene> => {
  const { points, relations: rows } = await findNetworkRows(db, asked);
  const named = new Map([...points].map(([key, row]) => [key, namedIn(row)]));
  const shown = asked.relations.flatMap((relation) => {
    const [from, to] = [named.get(relation.subject), named.get(relation.object)];
    if (from === undefined || to === undefined) return [];
    return presentRelation(relation, rows.get(rowKeyOf(relation)), { from, to }, days) ?? [];
  });
  return { points, relations: withoutRepetitions(shown) };
};

export const wireOf = (relations: readonly ShownRelation[]): NetworkRelation[] => relations.map(({ wire }) => wire);

/** Since when we know what the sources of these relations say; before, only what still held is known. */
export const firstReadOf = (relations: readonly ShownRelation[]) => {
  // That two are one is no source's word.
  const stated = relations.filter(({ wire }) => !wire.is_same_person);
  const days = stated.flatMap(({ firstAsOf }) => firstAsOf ?? []).sort();
  return {
    earliest: days[0] ?? null,
    latest: days.at(-1) ?? null,
    has_unknown: stated.some(({ firstAsOf }) => firstAsOf === null),
  };
};
