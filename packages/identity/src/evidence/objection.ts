import type { NameComparison } from '../names/compare-names.ts';
import { sharedName } from '../names/name-parts.ts';
import type { Profile } from '../profile.ts';
import { namesakesOf, personsNamed, type Statistics } from '../statistics.ts';
import { COMMON_NAMESAKES, FAR_APART_KM } from '../weights.ts';
import { distanceKm } from './distance.ts';
import type { Objection } from './reason.ts';

/** The first reason why two mentions whose names fit cannot be one person. */
export const objectionTo = (
  a: Profile,
  b: Profile,
  names: NameComparison,
  statistics: Statistics,
): Objection | undefined => {
  const years = yearsOf(a, b);
  if (years) return { kind: 'other_birth_year', years };
  if (names.objection !== undefined && !isNameExcused(a, b, names)) {
    return { kind: names.objection, names: [a.mention.name, b.mention.name] };
  }
  if (isToldApart(a, b)) return { kind: 'told_apart_by_source' };
  if (isListedTwice(a, b, names)) return { kind: 'listed_twice', role: a.mention.role };
  return farApartAtOnce(a, b, names, statistics);
};

const yearsOf = ({ mention: a }: Profile, { mention: b }: Profile): [number, number] | undefined =>
  a.birthYear !== undefined && b.birthYear !== undefined && a.birthYear !== b.birthYear
    ? [a.birthYear, b.birthYear]
    : undefined;

export const hasSameBirthDate = ({ mention: a }: Profile, { mention: b }: Profile): boolean =>
  a.birthHash !== undefined && a.birthHash === b.birthHash;

/** On one birth date, other given names are a clerk's mistake; father and son are never born on one day. */
const isNameExcused = (a: Profile, b: Profile, { objection }: NameComparison): boolean =>
  objection !== 'sex' && hasSameBirthDate(a, b);

/** Within a company a source numbers its people. */
const isToldApart = ({ mention: a }: Profile, { mention: b }: Profile): boolean =>
  a.sourceId === b.sourceId &&
  a.companyId === b.companyId &&
  a.personKey !== undefined &&
  b.personKey !== undefined &&
  a.personKey !== b.personKey;

/**
 * A source lists nobody twice at a time in one role under one name: two entries are father and son. Under two spellings
 * it does: the name of an appointment and that of a dismissal often differ. Where the beginning is not known, the same term
 * was announced twice.
 */
const isListedTwice = (a: Profile, b: Profile, { given, surname }: NameComparison): boolean =>
  a.company === b.company &&
  a.mention.sourceId === b.mention.sourceId &&
  a.mention.role === b.mention.role &&
  given === 'same' &&
  surname === 'same' &&
  a.mention.from !== undefined &&
  b.mention.from !== undefined &&
  isAtOnce(a, b) &&
  !hasSameBirthDate(a, b);

/** Whether there is a day on which both held office; terms without dates may have been at any time. */
export const isAtOnce = ({ mention: a }: Profile, { mention: b }: Profile): boolean =>
  (a.from ?? '') < (b.until ?? '9999') && (b.from ?? '') < (a.until ?? '9999');

const farApartAtOnce = (
  a: Profile,
  b: Profile,
  { sharedSurname }: NameComparison,
  statistics: Statistics,
): Objection | undefined => {
  const [here, there] = [a.mention.position, b.mention.position];
  if (!here || !there || a.place === b.place || a.company === b.company) return undefined;
  if (sharedSurname === undefined || hasSameBirthDate(a, b)) return undefined;
  const km = distanceKm(here, there);
  if (km < FAR_APART_KM || !isAtOnce(a, b)) return undefined;
  if (namesakesOf(statistics, sharedName(a.name, sharedSurname)) < COMMON_NAMESAKES) return undefined;
  return { kind: 'far_apart_at_once', km: Math.round(km), persons: personsNamed(statistics, a.name.counted) };
};
