import { hasSameBirthDate, isAtOnce, objectionTo } from '../evidence/objection.ts';
import { compareNames } from '../names/compare-names.ts';
import type { Profile } from '../profile.ts';
import type { Statistics } from '../statistics.ts';

/** More faces of one person than this are not kept apart: somebody with hundreds of companies has few of them. */
const MOST_FACES = 40;

/** The mentions of a cluster that differ in what could exclude somebody: name, birth, place. */
export type Faces = Profile[];

const isSameFace = (a: Profile, b: Profile): boolean =>
  a.name === b.name &&
  a.place === b.place &&
  a.mention.birthYear === b.mention.birthYear &&
  a.mention.birthHash === b.mention.birthHash &&
  (a.place === undefined || isAtOnce(a, b));

/** Adds the faces of one cluster to those of another. */
export const addFaces = (faces: Faces, more: Faces): void => {
  for (const face of more) {
    if (faces.length >= MOST_FACES) return;
    if (!faces.some((known) => isSameFace(known, face))) faces.push(face);
  }
};

/** Whether two clusters hold anybody who cannot be one person. */
export const isConflict = (one: Faces, other: Faces, statistics: Statistics): boolean =>
  one.some((a) => other.some((b) => isExcluded(a, b, statistics)));

/** Nearly all that are compared: one name, one town, other companies, and no birth that could differ. */
const isHarmless = (a: Profile, b: Profile): boolean =>
  a.name === b.name && a.place === b.place && a.company !== b.company && a.mention.birthYear === b.mention.birthYear;

const isExcluded = (one: Profile, other: Profile, statistics: Statistics): boolean => {
  if (isHarmless(one, other)) return false;
  const [a, b] = one.mention.id <= other.mention.id ? [one, other] : [other, one];
  const names = compareNames(a.name, b.name);
  return names !== undefined && objectionTo(a, b, names, statistics) !== undefined;
};

/**
 * Whether two clusters have other days of birth. It does not forbid, since a day may be mistyped, but evidence that did
 * not know the days must not join them.
 */
export const haveOtherBirthDates = (one: Faces, other: Faces): boolean => {
  if (!one.some(hasBirthDate)) return false;
  return other.some((there) => hasBirthDate(there) && !one.some((here) => hasSameBirthDate(here, there)));
};

const hasBirthDate = ({ mention }: Profile): boolean => mention.birthHash !== undefined;
