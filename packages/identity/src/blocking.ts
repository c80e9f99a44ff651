import { calledNamesOf, surnamesOf } from './names/name-parts.ts';
import type { Profile } from './profile.ts';
import { isHubAddress, personsNamed, type Statistics } from './statistics.ts';
import { HUB_TIES } from './weights.ts';

/**
 * Which mentions are compared at all: those that share a key. Keys are numbers, hashes of a kind and its values; two
 * that meet by chance only cost a comparison.
 */
export type Key = number;

/** Larger blocks are not compared each with each. */
export const MOST_COMPARED = 120;

/** In a large block each is compared with the six next to it. */
const NEIGHBOURS = 6;

/**
 * A name of this many persons or more is looked for only beside something else: even the nearest town and a rare office
 * would not outweigh as many namesakes.
 */
const COMMON_NAME = 9;

/** Companies with more officers are not searched by who sits beside whom. */
const MOST_CO_OFFICERS = 12;

/** Whether a name is too common to be looked for by itself. */
export const hasCommonName = ({ name }: Profile, statistics: Statistics): boolean =>
  personsNamed(statistics, name.counted) >= COMMON_NAME;

type Kind = {
  /**
   * What is done with a large block. `neighbours`: those next to each other in a fixed order, which is enough to
   * connect somebody with a thousand companies. `nothing`: what the key has in common says little when many have it.
   */
  whenLarge: 'neighbours' | 'nothing';
  textsOf: (profile: Profile, statistics: Statistics) => string[];
};

const NO_TEXTS: string[] = [];

const namesOf = ({ name }: Profile): string[] => {
  const called = calledNamesOf(name);
  const surnames = surnamesOf(name);
  if (called.length === 1 && surnames.length === 1) return [name.core];
  return called.flatMap((given) => surnames.map((surname) => `${given} ${surname}`));
};

/** The beginning of a town's name: registers write Bernau, Bernau bei Berlin and Bernau (Mark). */
const townOf = (place: string): string => /^(?:\S{1,3}\s+)?[^\s\-/(,]+/.exec(place)?.[0] ?? place;

const NAME_ALONE: Kind = {
  whenLarge: 'nothing',
  textsOf: (profile, statistics) => (hasCommonName(profile, statistics) ? NO_TEXTS : namesOf(profile)),
};

const KINDS: readonly Kind[] = [
  {
    whenLarge: 'neighbours',
    textsOf: ({ mention: { sourceId, personKey } }) =>
      personKey === undefined ? NO_TEXTS : [`${sourceId}|${personKey}`],
  },
  {
    whenLarge: 'neighbours',
    textsOf: (profile) => {
      if (profile.place === undefined) return NO_TEXTS;
      const town = townOf(profile.place);
      return namesOf(profile).map((name) => `${name}|${town}`);
    },
  },
  NAME_ALONE,
  {
    whenLarge: 'nothing',
    textsOf: ({ name, place }) => (place === undefined ? NO_TEXTS : [`${name.called}|${name.sound}|${place}`]),
  },
  {
    whenLarge: 'nothing',
    textsOf: ({ name, mention: { birthHash } }) =>
      birthHash === undefined ? NO_TEXTS : calledNamesOf(name).map((given) => `${birthHash}|${given}`),
  },
  {
    whenLarge: 'nothing',
    textsOf: ({ name, mention: { birthHash } }) =>
      birthHash === undefined ? NO_TEXTS : [`${birthHash}|${name.sound}`],
  },
  {
    whenLarge: 'nothing',
    textsOf: ({ name, mention: { birthYear } }) =>
      birthYear === undefined ? NO_TEXTS : [`${birthYear}|${name.called}|${name.sound}`],
  },
  {
    whenLarge: 'neighbours',
    textsOf: ({ name, company }) => calledNamesOf(name).map((given) => `${company.id}|${given}`),
  },
  {
    whenLarge: 'neighbours',
    textsOf: ({ name, company }) => surnamesOf(name).map((surname) => `${company.id}|${surname}`),
  },
  {
    whenLarge: 'neighbours',
    textsOf: ({ name, company }) => [`${company.id}|${name.sound}|${name.given[0]?.[0] ?? ''}`],
  },
  {
    whenLarge: 'neighbours',
    textsOf: ({ name, company: { addressKey } }, statistics) =>
      addressKey === undefined || isHubAddress(statistics, addressKey) ? NO_TEXTS : [`${addressKey}|${name.called}`],
  },
  {
    whenLarge: 'neighbours',
    textsOf: ({ name, company: { addressKey } }) =>
      addressKey === undefined ? NO_TEXTS : [`${addressKey}|${name.core}`],
  },
  {
    // Common names, which are not compared over all towns, beside the name of somebody at the same company.
    whenLarge: 'neighbours',
    textsOf: (profile, statistics) => {
      const { core } = profile.name;
      const { officers } = profile.company;
      if (officers.length > MOST_CO_OFFICERS || !hasCommonName(profile, statistics)) return NO_TEXTS;
      const others = new Set(officers.map((officer) => officer.name.core));
      others.delete(core);
      return [...others].map((other) => `${core}|${other}`);
    },
  },
  {
    whenLarge: 'neighbours',
    textsOf: (profile, statistics) => {
      const { core } = profile.name;
      const { id, tiedTo } = profile.company;
      if (tiedTo.length > HUB_TIES || !hasCommonName(profile, statistics)) return NO_TEXTS;
      return tiedTo.map((other) => `${core}|${Math.min(id, other)}|${Math.max(id, other)}`);
    },
  },
];

const KIND_COUNT = KINDS.length;
/** Keys stay exact integers: 2^47 times the number of kinds is below 2^53. */
const HASH_HIGH_BITS = 15;

/** Two 32-bit hashes of one text, of which 47 bits are kept. */
export const hash47 = (text: string): number => {
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) + 0x165667b1;
  }
  two = Math.imul(two ^ (two >>> 15), 0xc2b2ae35);
  one = Math.imul(one ^ (one >>> 13), 0x5bd1e995);
  return ((two >>> 0) & ((1 << HASH_HIGH_BITS) - 1)) * 2 ** 32 + ((one ^ (one >>> 15)) >>> 0);
};

/** The keys of a mention of one kind, each once. */
export const keysOfKind = (kind: number, profile: Profile, statistics: Statistics): Key[] => {
  const texts = KINDS[kind]?.textsOf(profile, statistics) ?? NO_TEXTS;
  const keys = texts.map((text) => hash47(text) * KIND_COUNT + kind);
  return keys.length > 1 ? [...new Set(keys)] : keys;
};

export const KIND_NUMBERS: readonly number[] = KINDS.map((_, number) => number);

/** Pushed one by one, so that they lie side by side as plain numbers and not as millions of objects. */
export const keysOf = (profile: Profile, statistics: Statistics): Key[] => {
  const keys: Key[] = [];
  for (const kind of KIND_NUMBERS) for (const key of keysOfKind(kind, profile, statistics)) keys.push(key);
  return keys;
};

/** Whether everybody who bears a name has this key, unless the name is common. */
export const isNameKey = (key: Key): boolean => KINDS[key % KIND_COUNT] === NAME_ALONE;

/** Whether a change in a large block changes who is compared with whom among those who were there before. */
export const isOrdered = (key: Key): boolean => KINDS[key % KIND_COUNT]?.whenLarge === 'neighbours';

/** Calls back for each pair of a block that is to be compared; the members' order does not matter. */
export const forEachPair = <T>(
  key: Key,
  members: T[],
  profileOf: (member: T) => Profile,
  visit: (a: T, b: T) => void,
): void => {
  const isLarge = members.length > MOST_COMPARED;
  if (isLarge && !isOrdered(key)) return;
  if (isLarge) members.sort((a, b) => sideBySide(profileOf(a), profileOf(b)));
  const reach = isLarge ? NEIGHBOURS : members.length;
  for (const [i, a] of members.entries()) {
    for (let j = i + 1; j < members.length && j <= i + reach; j++) visit(a, members[j] as T);
  }
};

/** The same for those pairs of which at least one is wanted; some come twice. */
export const forEachPairWith = <T>(
  isWanted: (member: T) => boolean,
  key: Key,
  members: T[],
  profileOf: (member: T) => Profile,
  visit: (a: T, b: T) => void,
): void => {
  if (members.length > MOST_COMPARED) {
    forEachPair(key, members, profileOf, (a, b) => {
      if (isWanted(a) || isWanted(b)) visit(a, b);
    });
    return;
  }
  for (const a of members) if (isWanted(a)) for (const b of members) if (a !== b) visit(a, b);
};

/** Those who are most probably one person stand next to each other. */
const sideBySide = (a: Profile, b: Profile): number =>
  compareTexts(a.mention.birthHash, b.mention.birthHash) ||
  (a.mention.birthYear ?? 0) - (b.mention.birthYear ?? 0) ||
  compareTexts(a.company.addressKey, b.company.addressKey) ||
  a.mention.id - b.mention.id;

const compareTexts = (one = '', other = ''): number => (one === other ? 0 : one < other ? -1 : 1);
