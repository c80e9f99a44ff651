import { forEachPair, KIND_NUMBERS } from './blocking.ts';
import { forEachBlock, GrowingNumbers } from './blocks.ts';
import { cluster } from './clusters/cluster.ts';
import { type Link, linksOf } from './clusters/links.ts';
import { Union } from './clusters/union.ts';
import { type Edge, edgeBetween, isStrong } from './edge.ts';
import type { Decision } from './mention.ts';
import type { Profile } from './profile.ts';
import type { Statistics } from './statistics.ts';

/** Who is who among all mentions. */
export type Resolution = {
  /** In the order of their ids; the arrays below go along with it. */
  profiles: readonly Profile[];
  /** The lowest mention of the person. */
  persons: Float64Array;
  /** The lowest mention of all persons who are likely the same. */
  groups: Float64Array;
  /** The lowest mention of all that certain and likely evidence connects, whether it was followed or not. */
  components: Float64Array;
  edges: Edge[];
  links: Link[];
};

/** Looks at all mentions. */
export const resolve = (
  profiles: readonly Profile[],
  decisions: readonly Decision[],
  statistics: Statistics,
): Resolution => {
  const edges = edgesAmong(profiles, statistics);
  const places = new Map(profiles.map(({ mention }, i) => [mention.id, i]));
  const placeOf = (id: number): number => places.get(id) ?? -1;
  const known = decisions.filter(({ mentions }) => mentions.every((id) => places.has(id)));
  const ids = profiles.map(({ mention }) => mention.id);
  const resolution: Resolution = {
    profiles,
    persons: Float64Array.from(ids),
    groups: Float64Array.from(ids),
    components: Float64Array.from(ids),
    edges,
    links: [],
  };
  clusterComponents(resolution, known, placeOf, statistics);
  resolution.links = linksOf(edges, known, standingIn(resolution, placeOf), statistics);
  return resolution;
};

type Place = (id: number) => number;

/** Pairs are noted as one number, index of the one times this plus index of the other. */
const MOST_MENTIONS = 2 ** 26;

const edgesAmong = (profiles: readonly Profile[], statistics: Statistics): Edge[] => {
  const edges: Edge[] = [];
  let last = -1;
  for (const pair of pairsAmong(profiles, statistics)) {
    // Found by more than one key.
    if (pair === last) continue;
    last = pair;
    const [one, other] = [profiles[Math.floor(pair / MOST_MENTIONS)], profiles[pair % MOST_MENTIONS]];
    const edge = one && other && edgeBetween(one, other, statistics);
    if (edge) edges.push(edge);
  }
  return edges;
};

/** Sorted, so that pairs that several keys find stand side by side: a set of millions would take several times the memory. */
const pairsAmong = (profiles: readonly Profile[], statistics: Statistics): Float64Array => {
  const pairs = new GrowingNumbers();
  const profileAt = (place: number): Profile => profiles[place] as Profile;
  for (const kind of KIND_NUMBERS) {
    forEachBlock(kind, profiles, statistics, (key, members) => {
      forEachPair(key, members, profileAt, (i, j) => pairs.push(Math.min(i, j) * MOST_MENTIONS + Math.max(i, j)));
    });
  }
  return pairs.sorted();
};

const clusterComponents = (
  { profiles, edges, persons, groups, components }: Resolution,
  decisions: readonly Decision[],
  placeOf: Place,
  statistics: Statistics,
): void => {
  const union = new Union(profiles.length);
  const strong = edges.filter(isStrong);
  for (const { a, b } of strong) union.join(placeOf(a), placeOf(b));
  for (const { mentions, verdict } of decisions) {
    if (verdict === 'one') union.join(placeOf(mentions[0]), placeOf(mentions[1]));
  }
  const gather = <T>(items: readonly T[], mentionOf: (item: T) => number): Map<number, T[]> => {
    const gathered = new Map<number, T[]>();
    for (const item of items) {
      const root = union.find(placeOf(mentionOf(item)));
      const list = gathered.get(root);
      if (list) list.push(item);
      else gathered.set(root, [item]);
    }
    return gathered;
  };
  const edgesOf = gather(strong, ({ a }) => a);
  const decisionsOf = gather(decisions, ({ mentions }) => mentions[0]);
  const members = gather(
    profiles.filter(({ mention }) => {
      const root = union.find(placeOf(mention.id));
      return edgesOf.has(root) || decisionsOf.has(root);
    }),
    ({ mention }) => mention.id,
  );
  for (const [root, mine] of members) {
    const component = { profiles: mine, edges: edgesOf.get(root) ?? [], decisions: decisionsOf.get(root) ?? [] };
    const clusters = cluster(component, statistics);
    for (const [i, { mention }] of mine.entries()) {
      const place = placeOf(mention.id);
      persons[place] = clusters.persons[i] ?? mention.id;
      groups[place] = clusters.groups[i] ?? mention.id;
      components[place] = mine[0]?.mention.id ?? mention.id;
    }
  }
};

const standingIn = ({ profiles, persons, groups }: Resolution, placeOf: Place) => {
  // Most persons have one mention, which bears their number: only the others are listed.
  const members = new Map<number, Profile[]>();
  for (const [i, profile] of profiles.entries()) {
    const person = persons[i] as number;
    if (person === profile.mention.id) continue;
    const list = members.get(person);
    if (list) list.push(profile);
    else members.set(person, [profiles[placeOf(person)] as Profile, profile]);
  }
  return {
    personOf: (mention: number) => persons[placeOf(mention)] as number,
    groupOf: (mention: number) => groups[placeOf(mention)] as number,
    profileOf: (mention: number) => profiles[placeOf(mention)] as Profile,
    mentionsOf: (person: number) => members.get(person) ?? [profiles[placeOf(person)] as Profile],
  };
};
