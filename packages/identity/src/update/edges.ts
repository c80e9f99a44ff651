import { forEachPairWith, isOrdered, type Key, MOST_COMPARED } from '../blocking.ts';
import { type Edge, isStrong } from '../edge.ts';
import { edgesOf, Pairs } from '../pairs.ts';
import type { Profile } from '../profile.ts';
import type { Renewed } from './entries.ts';
import { loadEntries, loadProfiles, type Run } from './run.ts';

/** All blocks in which somebody touched is to be compared. */
const blocksToCompare = async (run: Run, { touched, changed, sizeChanges, blocks }: Renewed) => {
  // Of those who changed they are known; whoever stands beside them in a reordered block has others, too.
  const others = new Set<Key>();
  for (const { keys } of await loadEntries(
    run,
    [...touched].filter((id) => !changed.has(id)),
  )) {
    for (const key of keys) if (!sizeChanges.has(key)) others.add(key);
  }
  return [...blocks, ...(await run.store.blocks([...others]))].filter(
    ([key, members]) =>
      (members.length <= MOST_COMPARED || isOrdered(key)) && members.some((member) => touched.has(member)),
  );
};

export const renewEdges = async (run: Run, renewed: Renewed): Promise<number> => {
  const { store, statistics } = run;
  const { touched, gone, changed } = renewed;
  const blocks = await blocksToCompare(run, renewed);
  const ids = new Set<number>();
  for (const [, members] of blocks) for (const id of members) ids.add(id);
  const known = await loadProfiles(run, ids);
  const profiles = [...ids].flatMap((id) => known.get(id) ?? []);
  const places = new Map(profiles.map(({ mention }, place) => [mention.id, place]));
  const marks = Uint8Array.from(profiles, ({ mention }) => Number(touched.has(mention.id)));
  const isTouched = (place: number): boolean => marks[place] === 1;
  const profileAt = (place: number): Profile => profiles[place] as Profile;
  const pairs = new Pairs();
  for (const [key, members] of blocks) {
    const there = members.flatMap((id) => places.get(id) ?? []);
    forEachPairWith(isTouched, key, there, profileAt, (i, j) => pairs.add(i, j));
  }
  const { edges, compared } = edgesOf(pairs, profiles, statistics);
  const replaced = [...touched, ...gone];
  for (const id of endsOfOthers(await store.edges(replaced), edges)) changed.add(id);
  await store.replaceEdges(replaced, edges);
  return compared;
};

/** The ends of strong edges that are only there before, only there after, or weigh otherwise. */
const endsOfOthers = (before: readonly Edge[], after: readonly Edge[]): Set<number> => {
  const [old, fresh] = [byEnds(before), byEnds(after)];
  const ends = new Set<number>();
  const addMissing = (from: readonly Edge[], there: ReturnType<typeof byEnds>): void => {
    for (const { a, b, bits, grade } of from.filter(isStrong)) {
      const other = there.get(a)?.get(b);
      if (other?.bits !== bits || other.grade !== grade) ends.add(a).add(b);
    }
  };
  addMissing(before, fresh);
  addMissing(after, old);
  return ends;
};

const byEnds = (edges: readonly Edge[]): Map<number, Map<number, Edge>> => {
  const found = new Map<number, Map<number, Edge>>();
  for (const edge of edges) {
    const others = found.get(edge.a);
    if (others) others.set(edge.b, edge);
    else found.set(edge.a, new Map([[edge.b, edge]]));
  }
  return found;
};
