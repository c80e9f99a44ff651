import type { Day } from '@firmament/calendar/day';
/** Draws persons: name, age and degree. Owners, directors and people with a profile follow the same rules. */
import { isoDate, WORLD_YEAR } from './calendar.ts';
import type { Country, Town } from './places/towns.ts';
import type { Random } from './random.ts';
import * as given from './words/first-names.ts';
import * as family from './words/surnames.ts';

export type Human = {
  first: string;
  last: string;
  gender: given.Gender;
  bornOn: Day;
  bornYear: number;
  /** Academic degree in front of the name, as Austrian and German usage has it. */
  degree: string | undefined;
};

const YOUNG_SINCE = 1975;
const INCOMER_SHARE = 0.09;

type Language = Town['language'];

const givenNames = (random: Random, country: Country, language: Language, year: number) => {
  if (language === 'fr') return given.FRENCH;
  if (language === 'it') return given.ITALIAN;
  if (country === 'CH' && random.chance(0.75)) return given.SWISS_GERMAN;
  return year < YOUNG_SINCE ? given.GERMAN_OLDER : given.GERMAN_YOUNGER;
};

const SURNAMES: Record<Country, readonly string[]> = {
  AT: family.AUSTRIAN,
  DE: family.GERMAN,
  CH: family.SWISS,
};

const pickRanked = (random: Random, names: readonly string[]): string =>
  names[Math.floor(random.next() ** 1.4 * names.length)] ?? 'Anna';

const drawLastName = (random: Random, country: Country, language: Language): string => {
  if (language === 'fr') return random.pick(family.FRENCH_SWISS);
  if (language === 'it') return random.pick(family.ITALIAN_SWISS);
  return swissSpelling(country, family.drawSurname(random, SURNAMES[country]));
};

/** Switzerland writes ss for ß. */
export const swissSpelling = (country: Country, text: string): string =>
  country === 'CH' ? text.replaceAll('ß', 'ss') : text;

const DEGREES: Record<Country, { share: number; list: readonly string[] }> = {
  AT: {
    share: 0.24,
    list: [
      'Mag.',
      'Dr.',
      'Dipl.-Ing.',
      'Ing.',
      'Mag. (FH)',
      'DI (FH)',
      'MMag.',
      'Ing.',
      'Mag.',
      'DI',
      'Mag. Dr.',
      'Dipl.-Ing. Dr.',
    ],
  },
  DE: { share: 0.07, list: ['Dr.', 'Dr.', 'Dr.-Ing.', 'Prof. Dr.'] },
  CH: { share: 0.05, list: ['Dr.'] },
};

/** Well-known people whose names the lists could produce, by first name. */
const PUBLIC_FIGURES = new Map([
  ['Alain', 'Berset'],
  ['Andrea', 'Berg'],
  ['Christian', 'Kern Lindner'],
  ['Daniel', 'Koch'],
  ['Gerhard', 'Schröder'],
  ['Heinz', 'Fischer'],
  ['Helmut', 'Kohl'],
  ['Hermann', 'Maier'],
  ['Martin', 'Walser'],
  ['Michael', 'Schumacher'],
  ['Peter', 'Kaiser'],
  ['Ralf', 'Schumacher'],
  ['Roland', 'Berger'],
  ['Thomas', 'Bach Müller'],
]);

/** Looks up the first name, because there are few; looking up millions of family names would be slow. */
const isPublicFigure = (first: string, last: string): boolean => PUBLIC_FIGURES.get(first)?.includes(last) ?? false;

type HumanWishes = {
  country: Country;
  language: Language;
  bornBetween: readonly [number, number];
  /** A family name that is already decided. */
  last: string | undefined;
  femaleShare: number;
};

export const drawHuman = (random: Random, wishes: HumanWishes): Human => {
  const { country, language } = wishes;
  const [earliest, latest] = wishes.bornBetween;
  // Two draws, averaged: most people in office are in the middle of the span.
  const bornYear = Math.min(
    WORLD_YEAR - 18,
    Math.round(earliest + ((random.next() + random.next()) / 2) * (latest - earliest)),
  );
  const gender = random.chance(wishes.femaleShare) ? 'female' : 'male';
  const isIncomer = wishes.last === undefined && language === 'de' && random.chance(INCOMER_SHARE);
  const firsts = isIncomer ? given.SOUTHEASTERN : givenNames(random, country, language, bornYear);
  const last = wishes.last ?? (isIncomer ? random.pick(family.SOUTHEASTERN) : drawLastName(random, country, language));
  const degrees = DEGREES[country];
  const hasDegree = language === 'de' && random.chance(degrees.share);
  const first = pickRanked(random, firsts[gender]);
  return {
    first: isPublicFigure(first, last) ? (gender === 'female' ? 'Annemarie' : 'Gottfried') : first,
    last,
    gender,
    bornYear,
    bornOn: isoDate(bornYear, random.between(1, 12), random.between(1, 28)),
    degree: hasDegree ? random.pick(degrees.list) : undefined,
  };
};

export const fullName = (human: Human): string => `${human.first} ${human.last}`;

export const nameWithDegree = (human: Human): string =>
  human.degree === undefined ? fullName(human) : `${human.degree} ${fullName(human)}`;
