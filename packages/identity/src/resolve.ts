import { forEachPair, KIND_NUMBERS } from './blocking.ts';
import { forEachBlock } from './blocks.ts';
import { cluster } from './clusters/cluster.ts';
import { componentsOf } from './clusters/components.ts';
import { type Link, linksOf } from './clusters/links.ts';
import type { Edge } from './edge.ts';
import type { Decision } from './mention.ts';
import { edgesOf, Pairs } from './pairs.ts';
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
  const { edges } = edgesOf(pairsAmong(profiles, statistics), profiles, statistics);
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

const pairsAmong = (profiles: readonly Profile[], statistics: Statistics): Pairs => {
  const pairs = new Pairs();
  const profileAt = (place: number): Profile => profiles[place] as Profile;
  for (const kind of KIND_NUMBERS) {
    forEachBlock(kind, profiles, statistics, (key, members) => {
      forEachPair(key, members, profileAt, (i, j) => pairs.add(i, j));
    });
  }
  return pairs;
};

const clusterComponents = (
  { profiles, edges, persons, groups, components }: Resolution,
  decisions: readonly Decision[],
  placeOf: Place,
  statistics: Statistics,
): void => {
  for (const component of componentsOf(profiles, edges, decisions, placeOf)) {
    const { profiles: mine } = component;
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
