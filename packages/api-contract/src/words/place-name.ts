import type { Wording } from '@firmament/record/wording';
import type { Language } from '../language.ts';
import { LOCALES } from '../locales.ts';
import { wordIn } from './wording.ts';

/** Ours, and those in which people of our companies mostly live. */
const CODES = 'AT DE CH LI FR IT LU NL BE DK CZ PL HU SK SI HR RO TR ES GB US'.split(' ');

const namesIn = (language: Language): Intl.DisplayNames =>
  new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'code' });

const wordings = (): Wording[] => {
  const [english, german] = [namesIn('en'), namesIn('de')];
  return CODES.map((code) => ({ en: english.of(code) ?? code, de: german.of(code) ?? code }));
};

/** By each of their names: the wire has the English one, profiles of people have either. */
const COUNTRIES: Readonly<Record<string, Wording>> = Object.fromEntries(
  wordings().flatMap((country) => [
    [country.en, country],
    [country.de, country],
  ]),
);

export const countryName = (country: string, language: Language): string => wordIn(COUNTRIES, country, language);

/** "Judenburg, Österreich" → "Judenburg, Austria". */
export const localityName = (locality: string, language: Language): string => {
  const place = locality.lastIndexOf(', ') + 2;
  return place < 2
    ? countryName(locality, language)
    : locality.slice(0, place) + countryName(locality.slice(place), language);
};

/** States, provinces and cantons that English has a name of its own for. */
const REGIONS: Readonly<Record<string, string>> = {
  Bayern: 'Bavaria',
  Freiburg: 'Fribourg',
  Genf: 'Geneva',
  Graubünden: 'Grisons',
  Hessen: 'Hesse',
  Kärnten: 'Carinthia',
  Luzern: 'Lucerne',
  'Mecklenburg-Vorpommern': 'Mecklenburg-Western Pomerania',
  Neuenburg: 'Neuchâtel',
  Niederösterreich: 'Lower Austria',
  Niedersachsen: 'Lower Saxony',
  'Nordrhein-Westfalen': 'North Rhine-Westphalia',
  Oberösterreich: 'Upper Austria',
  'Rheinland-Pfalz': 'Rhineland-Palatinate',
  Sachsen: 'Saxony',
  'Sachsen-Anhalt': 'Saxony-Anhalt',
  Steiermark: 'Styria',
  Tessin: 'Ticino',
  Thüringen: 'Thuringia',
  Tirol: 'Tyrol',
  Waadt: 'Vaud',
  Wallis: 'Valais',
  Wien: 'Vienna',
  Zürich: 'Zurich',
};

export const regionName = (region: string, language: Language): string =>
  language === 'en' && Object.hasOwn(REGIONS, region) ? (REGIONS[region] ?? region) : region;
