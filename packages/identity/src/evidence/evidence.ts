import { compareNames, type NameComparison } from '../names/compare-names.ts';
import { withoutUmlauts } from '../names/misspelling.ts';
import { sharedName } from '../names/name-parts.ts';
import type { Profile } from '../profile.ts';
import {
  bearersOf,
  namesakesOf,
  personsNamed,
  type Statistics,
  shareOfGiven,
  shareOfPlace,
  shareOfRole,
} from '../statistics.ts';
import * as weights from '../weights.ts';
import { distanceKm } from './distance.ts';
import { hasSameBirthDate, objectionTo } from './objection.ts';
import type { Evidence, Reason } from './reason.ts';
import { companyReasons } from './shared-companies.ts';

const NONE: Reason[] = [];

/** Weighs all that two mentions have in common; undefined if their names have nothing to do with each other. */
export const weigh = (one: Profile, other: Profile, statistics: Statistics): Evidence | undefined => {
  // In one order, so that sums are the same to the last digit.
  const [a, b] = one.mention.id <= other.mention.id ? [one, other] : [other, one];
  if (hasSameKey(a, b)) {
    return { isForbidden: false, bits: weights.KEY_BITS, reasons: [{ kind: 'same_key', bits: weights.KEY_BITS }] };
  }
  const names = compareNames(a.name, b.name);
  if (names === undefined || (names.surname === 'changed' && !isKnownOtherwise(a, b))) return undefined;
  const objection = objectionTo(a, b, names, statistics);
  if (objection) return { isForbidden: true, objection };
  const reasons: Reason[] = [nameReason(a, b, names, statistics)];
  addPlace(reasons, a, b, statistics);
  reasons.push(...roleReasons(a, b, statistics), ...companyReasons(a, b, statistics));
  let bits = Math.min(weights.MOST_BITS_OF_RELATIVES, weights.PRIOR_BITS + sumOf(reasons));
  const further = [...spellingReasons(a, b, names, statistics), ...generationReasons(a, b), ...birthReasons(a, b)];
  bits += sumOf(further);
  return { isForbidden: false, bits, reasons: [...reasons, ...further] };
};

const sumOf = (reasons: readonly Reason[]): number => {
  let bits = 0;
  for (const reason of reasons) bits += reason.bits;
  return bits;
};

const hasSameKey = ({ mention: a }: Profile, { mention: b }: Profile): boolean =>
  a.personKey !== undefined && a.personKey === b.personKey && a.sourceId === b.sourceId;

/** A given name alone only counts together with something that nearly identifies the person. */
const isKnownOtherwise = (a: Profile, b: Profile): boolean =>
  hasSameBirthDate(a, b) || (a.company === b.company && a.mention.birthYear !== undefined);

const nameReason = (a: Profile, b: Profile, names: NameComparison, statistics: Statistics): Reason => ({
  kind: 'name',
  bits: -Math.log2(expectedNamesakes(a, b, names, statistics)),
  persons: Math.max(personsNamed(statistics, a.name.counted), personsNamed(statistics, b.name.counted)),
});

const spellingReasons = (a: Profile, b: Profile, names: NameComparison, statistics: Statistics): Reason[] => {
  const { given, surname } = names;
  let bits: number = weights.GIVEN_BITS[given] + weights.SURNAME_BITS[surname];
  if (surname === 'misspelt' && areBothCommon(a, b, statistics)) bits += weights.BOTH_SPELLINGS_COMMON_BITS;
  return bits === 0 ? NONE : [{ kind: 'spelling', bits, given, surname }];
};

const areBothCommon = ({ name: a }: Profile, { name: b }: Profile, statistics: Statistics): boolean =>
  a.counted.surname !== b.counted.surname &&
  Math.min(bearersOf(statistics, a.counted.surname), bearersOf(statistics, b.counted.surname)) >=
    weights.COMMON_SPELLING_PERSONS;

const expectedNamesakes = (a: Profile, b: Profile, names: NameComparison, statistics: Statistics): number => {
  const { sharedSurname, sharedGiven, given } = names;
  if (sharedSurname === undefined) return shareOfGiven(statistics, a.name.counted.given) * statistics.persons;
  const counted = sharedName(a.name, sharedSurname);
  if (given === 'initial') {
    return Math.max(weights.FEWEST_NAMESAKES, bearersOf(statistics, counted.surname) * weights.SHARE_OF_INITIAL);
  }
  // Of two spellings the commoner one counts.
  const other = names.surname === 'misspelt' ? b.name.counted : sharedName(b.name, sharedSurname);
  const namesakes = Math.max(namesakesOf(statistics, counted), namesakesOf(statistics, other));
  const rarer = sharedGiven.reduce(
    (share, name) =>
      share * Math.max(weights.LEAST_SHARE_OF_FURTHER_NAME, shareOfGiven(statistics, withoutUmlauts(name))),
    1,
  );
  return Math.max(weights.FEWEST_NAMESAKES, namesakes * rarer);
};

const addPlace = (reasons: Reason[], a: Profile, b: Profile, statistics: Statistics): void => {
  const place = samePlace(a, b);
  if (place !== undefined) {
    const rarity = Math.log2(weights.RATE_OF_SAME_PLACE / shareOfPlace(statistics, place));
    const lost = a.place === b.place ? 0 : weights.SHORTENED_PLACE_BITS;
    const bits = Math.max(0, Math.min(weights.MOST_PLACE_BITS, rarity) + lost);
    reasons.push({ kind: 'same_place', bits, place: a.mention.place ?? '' });
    return;
  }
  const [here, there] = [a.mention.position, b.mention.position];
  if (here && there) {
    const km = Math.round(distanceKm(here, there));
    if (km <= weights.NEAR_KM) reasons.push({ kind: 'near_place', bits: weights.NEAR_BITS, km });
    else if (km > weights.FAR_KM) reasons.push({ kind: 'far_place', bits: weights.FAR_BITS, km });
    return;
  }
  const [seat, otherSeat] = [a.company.position, b.company.position];
  if (!seat || !otherSeat || a.company === b.company) return;
  const km = Math.round(distanceKm(seat, otherSeat));
  if (km <= weights.NEAR_KM) reasons.push({ kind: 'near_seat', bits: weights.NEAR_SEAT_BITS, km });
  else if (km > weights.FAR_KM) reasons.push({ kind: 'far_seat', bits: weights.FAR_SEAT_BITS, km });
};

/** The town that both name, in its shorter spelling. */
const samePlace = ({ place: a }: Profile, { place: b }: Profile): string | undefined => {
  if (a === undefined || b === undefined || a === b) return a === b ? a : undefined;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) && /[\s\-/(,]/.test(long[short.length] ?? '') ? short : undefined;
};

const roleReasons = ({ mention: a }: Profile, { mention: b }: Profile, statistics: Statistics): Reason[] => {
  if (a.role !== b.role || a.companyId === b.companyId) return NONE;
  const share = shareOfRole(statistics, a.role);
  if (share > weights.RARE_ROLE_SHARE) return NONE;
  const bits = Math.min(weights.MOST_ROLE_BITS, Math.log2(weights.RATE_OF_SAME_RARE_ROLE / share));
  return [{ kind: 'same_rare_role', bits, role: a.role }];
};

const generationReasons = ({ name: a }: Profile, { name: b }: Profile): Reason[] =>
  a.generation === b.generation ? NONE : [{ kind: 'generation_unsaid', bits: weights.GENERATION_UNSAID_BITS }];

const birthReasons = (a: Profile, b: Profile): Reason[] => {
  const { birthYear: year, birthHash: hash } = a.mention;
  if (hasSameBirthDate(a, b)) return [{ kind: 'same_birth_date', bits: weights.SAME_BIRTH_DATE_BITS }];
  // Pairs with different years were ruled out before.
  if (year === undefined || b.mention.birthYear === undefined) return NONE;
  return hash !== undefined && b.mention.birthHash !== undefined
    ? [{ kind: 'other_birth_date', bits: weights.OTHER_BIRTH_DATE_BITS, year }]
    : [{ kind: 'same_birth_year', bits: weights.SAME_BIRTH_YEAR_BITS, year }];
};
