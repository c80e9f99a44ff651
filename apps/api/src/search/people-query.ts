import { PERSON_KINDS, type PerformanceIndicator, type PersonKind } from '@firmament/api-contract/calls/search';
import { DEFAULT_LANGUAGE } from '@firmament/api-contract/language';
import { DAY_MS } from '@firmament/calendar/day';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Query } from '@firmament/search/schema';
import type { PersonColumns, RegisterPersonColumns } from './engine/schemas.ts';
import {
  keywords,
  label,
  oneOf,
  type Readings,
  range,
  readIndicators,
  refuse,
  takeKeyword,
  words,
} from './indicators.ts';
import { asStored } from './pasted-identifier.ts';
import { readLocality, readRegisterLocality } from './read-place.ts';

/** A search for people asks two collections: profiles, and people of the registers. */

/** Keeps dates within what `Date` can represent; nobody in the data is older. */
const MAX_YEARS = 1_000;

/**
 * Today's date that many years ago, in days since 1970. Where the 29th of February does not exist, the 28th: people born
 * on the 1st of March have not had their birthday yet.
 */
const birthday = (now: Date, years: number): number => {
  const clamped = Math.max(-MAX_YEARS, Math.min(MAX_YEARS, years));
  const date = new Date(Date.UTC(now.getUTCFullYear() - clamped, now.getUTCMonth(), now.getUTCDate()));
  const isShifted = date.getUTCMonth() !== now.getUTCMonth();
  return Math.floor(date.getTime() / DAY_MS) - (isShifted ? 1 : 0);
};

/** Aged 30 to 40: born less than 41 years ago and at least 30 years ago. */
const ageReading = (now: Date) =>
  range<PersonColumns>((min, max) => ({
    number: 'bornOn',
    min: max === undefined ? undefined : birthday(now, Math.floor(max) + 1) + 1,
    max: min === undefined ? undefined : birthday(now, Math.ceil(min)),
  }));

const profileReadings = (gazetteer: Gazetteer, now: Date): Readings<PersonColumns> => ({
  keyword: keywords(asStored),
  employee_name: keywords(asStored),
  locality: words<PersonColumns>((text) => readLocality(gazetteer, text, DEFAULT_LANGUAGE).condition),
  locality_name: label((is) => ({ choice: 'locality', is })),
  employee_industry: words((contains) => ({ text: 'industry', contains })),
  employee_industry_name: label((is) => ({ choice: 'industry', is })),
  education: words((contains) => ({ text: 'education', contains })),
  current_employer: words((contains) => ({ text: 'currentEmployer', contains })),
  former_employer: words((contains) => ({ text: 'formerEmployer', contains })),
  employer_name: label((is) => ({ choice: 'employer', is })),
  skills: words((contains) => ({ text: 'skills', contains })),
  professional_experience: words((contains) => ({ text: 'experience', contains })),
  position: words((contains) => ({ text: 'position', contains })),
  age: ageReading(now),
  gender: oneOf({ Male: { choice: 'gender', is: 'male' }, Female: { choice: 'gender', is: 'female' } }),
  isManagement: oneOf({ Yes: { choice: 'management', is: 'yes' }, No: { choice: 'management', is: 'no' } }),
});

/** What registers state. A year of birth gives the age that somebody reaches this year. */
const registerReadings = (gazetteer: Gazetteer, now: Date): Readings<RegisterPersonColumns> => ({
  keyword: keywords(asStored),
  employee_name: words((named) => ({ named })),
  locality: words<RegisterPersonColumns>((text) => readRegisterLocality(gazetteer, text)),
  locality_name: label((is) => ({ choice: 'locality', is })),
  current_employer: words((contains) => ({ text: 'currentEmployer', contains })),
  former_employer: words((contains) => ({ text: 'formerEmployer', contains })),
  position: words((contains) => ({ text: 'position', contains })),
  age: range((min, max) => ({
    number: 'birthYear',
    min: max === undefined ? undefined : now.getUTCFullYear() - Math.floor(max),
    max: min === undefined ? undefined : now.getUTCFullYear() - Math.ceil(min),
  })),
});

const NAMES = ['keyword', 'employee_name'];

const isKind = (value: unknown): value is PersonKind => PERSON_KINDS.some((kind) => kind === value);

/** Which kinds of people are asked for. */
const readKinds = (indicators: readonly PerformanceIndicator[]): Set<PersonKind> => {
  const asked = indicators.filter(({ indicator, values }) => indicator === 'person_kind' && values.length > 0);
  if (!asked.flatMap(({ values }) => values).every(isKind)) {
    const list = PERSON_KINDS.join(', ');
    throw refuse('person_kind', { en: `expected one of ${list}`, de: `eines von ${list} wird erwartet` });
  }
  const isAsked = (kind: PersonKind): boolean =>
    asked.every(({ operator, values }) => {
      const hits = values.filter((value) => value === kind).length;
      if (operator === 'atleast') return hits > 0;
      return operator === 'exclusive' ? hits === 1 : hits === values.length;
    });
  return new Set(PERSON_KINDS.filter(isAsked));
};

export const toPersonQuery = (
  gazetteer: Gazetteer,
  indicators: readonly PerformanceIndicator[],
  now: Date,
): Query<PersonColumns> => {
  const { typed, rest } = takeKeyword(indicators, NAMES);
  const keyword = typed === undefined ? undefined : asStored(typed);
  return { keyword, where: readIndicators(profileReadings(gazetteer, now), rest) };
};

/** Undefined if something is asked that registers do not tell: then nobody of them can be found. */
export const toRegisterQuery = (
  gazetteer: Gazetteer,
  indicators: readonly PerformanceIndicator[],
  now: Date,
): Query<RegisterPersonColumns> | undefined => {
  const readings = registerReadings(gazetteer, now);
  if (indicators.some(({ indicator, values }) => values.length > 0 && !Object.hasOwn(readings, indicator))) {
    return undefined;
  }
  const given = indicators.filter(({ values }) => values.length > 0);
  const { typed, rest } = takeKeyword(given, NAMES);
  // A keyword may stand in a function or a company's name, so that a name that ranks still has to be a name.
  const isName = given.some((one) => one.indicator === 'employee_name' && !rest.includes(one));
  const keyword = typed === undefined ? undefined : asStored(typed);
  return { keyword, where: readIndicators(readings, isName ? given : rest) };
};

export type PeopleQueries = {
  profiles: Query<PersonColumns> | undefined;
  register: Query<RegisterPersonColumns> | undefined;
};

/** What each collection is asked; undefined where nobody of it is wanted. */
export const toPeopleQueries = (
  gazetteer: Gazetteer,
  indicators: readonly PerformanceIndicator[],
  now: Date,
): PeopleQueries => {
  const kinds = readKinds(indicators);
  const filters = indicators.filter(({ indicator }) => indicator !== 'person_kind');
  // Read in any case: it refuses what makes no sense.
  const profiles = toPersonQuery(gazetteer, filters, now);
  return {
    profiles: kinds.has('Profile') ? profiles : undefined,
    register: kinds.has('Register') ? toRegisterQuery(gazetteer, filters, now) : undefined,
  };
};
