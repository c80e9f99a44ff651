import { hasCommonName, isNameKey, isOrdered, type Key, keysOf, MOST_COMPARED } from '../blocking.ts';
import { decisionsByMention, factsOf } from '../facts.ts';
import type { Profile } from '../profile.ts';
import type { Entry } from '../store.ts';
import { colleaguesToCompare } from './colleagues.ts';
import { loadCompanies, type Run } from './run.ts';

export type Renewed = {
  /** Mentions whose edges have to be found anew. */
  touched: Set<number>;
  /** Those that are no longer there. */
  gone: number[];
  /** What was known before of those who changed or are gone. */
  before: Entry[];
  /** Those of them about whom clustering has something new to regard. */
  changed: Set<number>;
  /** By how many members blocks have grown or shrunk: all of which anybody was or is who changed. */
  sizeChanges: ReadonlyMap<Key, number>;
  /** Those of them that have several members now. */
  blocks: Map<Key, number[]>;
};

/** Writes what changed about the people of some companies, and finds who else is compared otherwise because of it. */
export const renewEntries = async (run: Run, companyIds: readonly number[]): Promise<Renewed> => {
  const { store, statistics } = run;
  const before = await store.entriesOfCompanies(companyIds);
  const profiles = await loadCompanies(run, companyIds);
  const known = new Map(before.map((entry) => [entry.id, entry]));
  // A mention that moved to another company is known under the old one.
  const ids = profiles.map(({ mention }) => mention.id);
  const strays = await store.entries(ids.filter((id) => !known.has(id)));
  for (const entry of strays) known.set(entry.id, entry);
  const decisionsOf = decisionsByMention(await store.decisions(ids));
  const present = new Set(ids);
  const gone = [...known.keys()].filter((id) => !present.has(id));
  const standingBefore = (id: number) => known.get(id) ?? { person: id, group: id, component: id, keys: [] };
  const others: Profile[] = [];
  const renewed = profiles.flatMap((profile): Entry[] => {
    const { id, companyId } = profile.mention;
    const facts = factsOf(profile, decisionsOf(id));
    const { person, group, component, keys: keysBefore } = standingBefore(id);
    const isSame = known.get(id)?.facts === facts;
    // Of those who have not changed themselves, only a common name has keys that tell who sits beside it.
    const keys =
      isSame && !hasCommonName(profile, statistics) ? keysBefore : kept(keysOf(profile, statistics), keysBefore);
    if (!isSame || keys !== keysBefore) return [{ id, companyId, keys, facts, person, group, component }];
    others.push(profile);
    return [];
  });
  const changed = new Set([...gone, ...renewed.map(({ id }) => id)]);
  const replaced = [...changed].flatMap((id) => known.get(id) ?? []);
  const blocksBefore = await store.blocks([...new Set(replaced.flatMap(({ keys }) => keys.filter(isNameKey)))]);
  await store.removeEntries(gone);
  await store.putEntries(renewed);
  const touched = new Set(renewed.map(({ id }) => id));
  for (const entry of renewed) run.entries.set(entry.id, entry);
  const sizeChanges = countSizeChanges(replaced, renewed);
  const blocks = await store.blocks([...sizeChanges.keys()]);
  for (const id of idsInReorderedBlocks(blocks, sizeChanges)) touched.add(id);
  const blocksAfter = new Map([...blocks].filter(([key]) => isNameKey(key)));
  const turnover = { before: replaced, after: renewed, blocksBefore, blocksAfter };
  const keysNow = (id: number) => standingBefore(id).keys;
  for (const id of await colleaguesToCompare(run, others, turnover, keysNow)) touched.add(id);
  return { touched, gone, before: replaced, changed, sizeChanges, blocks };
};

/** The array of before if nothing in it has changed: stores then leave it alone. */
const kept = (keys: readonly Key[], before: readonly Key[] = []): readonly Key[] =>
  keys.length === before.length && keys.every((key, i) => key === before[i]) ? before : keys;

const countSizeChanges = (before: readonly Entry[], after: readonly Entry[]): Map<Key, number> => {
  const changes = new Map<Key, number>();
  const add = (entries: readonly Entry[], sign: number): void => {
    for (const { keys } of entries) for (const key of keys) changes.set(key, (changes.get(key) ?? 0) + sign);
  };
  add(before, -1);
  add(after, 1);
  return changes;
};

/**
 * In a large block that compares neighbours, any change moves neighbours apart or together; in any other block only
 * becoming large, or no longer being so, changes what is compared.
 */
const idsInReorderedBlocks = (
  blocks: ReadonlyMap<Key, readonly number[]>,
  sizeChanges: ReadonlyMap<Key, number>,
): number[] => {
  const ids: number[] = [];
  for (const [key, members] of blocks) {
    const sizeBefore = members.length - (sizeChanges.get(key) ?? 0);
    const isLarge = members.length > MOST_COMPARED;
    const wasLarge = sizeBefore > MOST_COMPARED;
    if (isLarge !== wasLarge || (isLarge && isOrdered(key))) for (const id of members) ids.push(id);
  }
  return ids;
};
