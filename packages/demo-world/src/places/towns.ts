import type { Position } from '@firmament/geo/position';
import { firmenbuchCourt } from '@firmament/registers/company/court';
import { draw, type Random, type Weighted, weighted } from '../random.ts';
import { AUSTRIAN_TOWNS } from './austria.ts';
import { GERMAN_TOWNS } from './germany.ts';
import { SMALL_AUSTRIAN_TOWNS, SMALL_GERMAN_TOWNS } from './small-towns.ts';
import { SWISS_TOWNS } from './switzerland.ts';

export type Country = 'AT' | 'DE' | 'CH';

export type Town = {
  country: Country;
  name: string;
  postcodes: readonly string[];
  region: string;
  position: Position;
  population: number;
  diallingCode: string;
  courtCode: string;
  /** How register numbers name the court; only Germany writes it in front of the number. */
  courtName: string;
  /** The court or office that keeps the register, by its full name. */
  court: string;
  language: 'de' | 'fr' | 'it';
};

const courtOf = (country: Country, code: string, region: string, name: string): string => {
  if (country === 'AT') return firmenbuchCourt(code) ?? '';
  return country === 'DE' ? `Amtsgericht ${name}` : `Handelsregisteramt des Kantons ${region}`;
};

const parse = (country: Country, table: string): Town[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', postcodes = '', region = '', latitude, longitude, thousands, code = '', court = '', last = ''] =
        line.split('|');
      return {
        country,
        name,
        postcodes: postcodes.split(' '),
        region,
        position: { latitude: Number(latitude), longitude: Number(longitude) },
        population: Number(thousands) * 1000,
        diallingCode: code,
        courtCode: court,
        courtName: country === 'DE' ? last : '',
        court: courtOf(country, court, region, last),
        language: country === 'CH' && (last === 'fr' || last === 'it') ? last : 'de',
      };
    });

export const TOWNS: Record<Country, readonly Town[]> = {
  AT: parse('AT', AUSTRIAN_TOWNS),
  DE: parse('DE', GERMAN_TOWNS),
  CH: parse('CH', SWISS_TOWNS),
};

/** Not drawn: only companies of the cast sit there. */
const SMALL_TOWNS: readonly Town[] = [...parse('AT', SMALL_AUSTRIAN_TOWNS), ...parse('DE', SMALL_GERMAN_TOWNS)];

export const findTown = (country: string | undefined, name: string | undefined): Town | undefined =>
  [...(TOWNS[country as Country] ?? []), ...SMALL_TOWNS].find((town) => town.country === country && town.name === name);

export const townNamed = (country: Country, name: string): Town => {
  const town = findTown(country, name);
  if (town === undefined) throw new RangeError(`There is no town ${name} in ${country}.`);
  return town;
};

const KM_PER_DEGREE = 111.2;

const distanceKm = (a: Position, b: Position): number => {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
};

/** Below one: big cities have fewer registered offices per head than small towns, where craft businesses are. */
const POPULATION_EXPONENT = 0.85;
const NEIGHBOURS = 9;

const byPopulation: Record<Country, Weighted<Town>> = {
  AT: weighted(TOWNS.AT, (town) => town.population ** POPULATION_EXPONENT),
  DE: weighted(TOWNS.DE, (town) => town.population ** POPULATION_EXPONENT),
  CH: weighted(TOWNS.CH, (town) => town.population ** POPULATION_EXPONENT),
};

const surroundings = new Map<Town, Weighted<Town>>();
for (const country of ['AT', 'DE', 'CH'] as const) {
  for (const home of TOWNS[country]) {
    const near = TOWNS[country]
      .filter((town) => town !== home)
      .sort((a, b) => distanceKm(home.position, a.position) - distanceKm(home.position, b.position))
      .slice(0, NEIGHBOURS);
    // The home town weighs as much as its neighbours together.
    const around = near.reduce((sum, town) => sum + Math.sqrt(town.population), 0);
    surroundings.set(
      home,
      weighted([home, ...near], (town) => (town === home ? around : Math.sqrt(town.population))),
    );
  }
}

export const drawTown = (random: Random, country: Country): Town => draw(random, byPopulation[country]);

/** The home town or one nearby. */
export const drawTownAround = (random: Random, home: Town): Town => {
  const around = surroundings.get(home);
  return around === undefined ? home : draw(random, around);
};

const round4 = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** A spot in the built-up area, which grows with the root of the population. */
export const spotIn = (random: Random, town: Town): Position => {
  const radiusKm = Math.max(0.7, 0.006 * Math.sqrt(town.population)) * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  const north = (Math.cos(angle) * radiusKm) / KM_PER_DEGREE;
  const east = (Math.sin(angle) * radiusKm) / (KM_PER_DEGREE * Math.cos((town.position.latitude * Math.PI) / 180));
  return { latitude: round4(town.position.latitude + north), longitude: round4(town.position.longitude + east) };
};
