import type { Position } from '@firmament/geo/position';
import { AUSTRIAN_ZONES } from './austrian-zones.ts';
import { GERMAN_ZONES } from './german-zones.ts';
import { placeKey } from './place-key.ts';

/** The area in which postcodes with the same first two digits are used. */
export type Zone = { region: string; position: Position; towns: ReadonlyMap<string, string> };

/** `0123 Dresden,4 Radeberg`: the town for each third digit, as a key for looking it up. */
const readTowns = (text: string): Map<string, string> => {
  const towns = new Map<string, string>();
  for (const entry of text.split(',')) {
    const space = entry.indexOf(' ');
    const key = placeKey(entry.slice(space + 1));
    for (const digit of entry.slice(0, space)) towns.set(digit, key);
  }
  return towns;
};

const readZones = (country: string, table: string): [string, Zone][] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [digits = '', region = '', latitude, longitude, towns = ''] = line.split('|');
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return [country + digits, { region, position, towns: readTowns(towns) }];
    });

const ZONES: ReadonlyMap<string, Zone> = new Map([
  ...readZones('DE', GERMAN_ZONES),
  ...readZones('AT', AUSTRIAN_ZONES),
]);

/** The zone of a postcode; undefined if the digits are unused or, as for Switzerland, every postcode is listed. */
export const zoneOf = (country: string, postcode: string): Zone | undefined =>
  ZONES.get(country + postcode.slice(0, 2));

const POSTCODE_LENGTH: Record<string, number> = { DE: 5, AT: 4, CH: 4, LI: 4 };

/** Whether a text has the form of a postcode of the country; countries not listed here are checked loosely. */
export const isPostcode = (country: string, text: string): boolean => {
  const length = POSTCODE_LENGTH[country];
  return length === undefined ? /^[\p{L}\p{N} -]{2,12}$/u.test(text) : text.length === length && /^\d+$/.test(text);
};

/** The countries in which a number with this many digits can be a postcode. */
export const countriesOf = (digits: number): readonly string[] =>
  digits === 5 ? ['DE'] : digits === 4 ? ['AT', 'CH', 'LI'] : [];
