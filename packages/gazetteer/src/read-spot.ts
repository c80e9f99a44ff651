import { distanceKm } from '@firmament/geo/position';
import { foldWords } from '@firmament/text/fold';
import { COUNTRY_CODES } from './exonyms.ts';
import type { Place, Region } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { nameWords, placeKey } from './place-key.ts';
import { GLUED_POSTCODE, MAX_CHARACTERS, takeCountry } from './place-text.ts';
import { resolvePostcode } from './resolve-postcode.ts';
import type { Spot } from './spot.ts';

/** What a text means and what else it can mean, the likeliest first. */
export type SpotReading = {
  spot: Spot;
  others: Spot[];
  /** The text has a name only, so that longer names that begin with it may be meant as well. */
  isBare: boolean;
};

/** Name, region, country, and "Wien, Innere Stadt" as a name. */
const MAX_SEGMENTS = 4;

/** Two places of one name that are closer are the same to whoever searches. */
const SAME_CITY_KM = 25;

const STATE_WORDS: ReadonlySet<string> = new Set(['bundesland', 'land', 'kanton', 'canton', 'state', 'freistaat']);
const OF_WORDS: ReadonlySet<string> = new Set(['of', 'de', 'du', 'di']);

const POSTCODE = /^\d{4,5}$/;

const keyOf = (words: readonly string[]): string => nameWords(words).join(' ');

const within = <T extends { country: string }>(found: readonly T[], country: string | undefined): readonly T[] =>
  country === undefined ? found : found.filter((each) => each.country === country);

/** Towns of this name. Parts of towns are not areas: addresses name the town. */
const townsNamed = (index: PlaceIndex, key: string, country: string | undefined): Place[] =>
  within(index.named(key), country).filter(({ name, city, isSection }) => name === city && !isSection);

const byPopulation = (a: Place, b: Place): number => b.population - a.population;

const regionSpot = (region: Region): Spot => ({ kind: 'region', region });
const citySpot = (place: Place): Spot => ({ kind: 'city', place });

const ordered = (spots: readonly Spot[], isBare: boolean): SpotReading | undefined => {
  const [spot, ...others] = spots;
  return spot && { spot, others, isBare };
};

/** "8010", "A-8010", "8010 Graz", "Graz 8010": the name, if there is one, must have the postcode. */
const readPostcode = (
  index: PlaceIndex,
  words: readonly string[],
  country: string | undefined,
): SpotReading | undefined => {
  const prefix = words.length > 1 ? COUNTRY_CODES.get(words[0] ?? '') : undefined;
  const rest = prefix === undefined ? words : words.slice(1);
  const at = [0, rest.length - 1].find((place) => POSTCODE.test(rest[place] ?? ''));
  if (at === undefined) return undefined;
  const name = rest.filter((_, place) => place !== at);
  const places = index.named(keyOf(name));
  if (name.length > 0 && places.length === 0) return undefined;
  const postcodes = [{ digits: rest[at] ?? '', country: prefix }];
  const phrases = name.length === 0 ? [] : [{ words: nameWords(name), isWholeOnly: true }];
  const matches = name.length === 0 ? [] : [{ places, isWhole: true }];
  const found = resolvePostcode(index, { postcodes, country, phrases }, matches, country);
  if (found === undefined) return undefined;
  const { alternatives = [], ...best } = found;
  // A postcode elsewhere than the name says is a slip: better search for the words than in the wrong place.
  if (name.length > 0 && !places.some(({ city }) => city === best.city)) return undefined;
  const spots = [best, ...alternatives].flatMap((each): Spot[] => {
    const { postcode } = each;
    return postcode === undefined ? [] : [{ kind: 'postcode', at: { ...each, postcode } }];
  });
  return ordered(spots, false);
};

/** "Kanton Zürich", "State of Salzburg": the region, though there is a city of that name. */
const readState = (
  index: PlaceIndex,
  [first = '', ...rest]: readonly string[],
  country: string | undefined,
): SpotReading | undefined => {
  if (!STATE_WORDS.has(first) || rest.length === 0) return undefined;
  const name = OF_WORDS.has(rest[0] ?? '') ? rest.slice(1) : rest;
  return ordered(within(index.regions(keyOf(name)), country).map(regionSpot), false);
};

/** A place in a region: the one whose whole name this is, before those that are only called so for short. */
const readInRegions = (
  index: PlaceIndex,
  name: readonly string[],
  regions: readonly Region[],
  country: string | undefined,
): SpotReading | undefined => {
  const key = keyOf(name);
  const isExact = (place: Place): number => (placeKey(place.name) === key ? 1 : 0);
  const places = townsNamed(index, key, country)
    .filter((place) => regions.some((region) => region.name === place.region && region.country === place.country))
    .sort((a, b) => isExact(b) - isExact(a) || byPopulation(a, b));
  return ordered(places.map(citySpot), false);
};

/**
 * A name alone. The city comes before the region that is named after it; but Hessen is the state rather than a village
 * elsewhere, and Brandenburg is not short for one of its cities.
 */
const readName = (index: PlaceIndex, key: string, country: string | undefined): SpotReading | undefined => {
  const places = townsNamed(index, key, country).sort(byPopulation);
  const regions = within(index.regions(key), country);
  const isCityMeant = regions.every((region) =>
    places.some((place) => place.name === region.name && place.country === region.country),
  );
  const [largest] = places;
  const cities = places.filter((place) => place === largest || !largest || distanceKm(place, largest) >= SAME_CITY_KM);
  const spots = isCityMeant
    ? [...cities.map(citySpot), ...regions.map(regionSpot)]
    : [...regions.map(regionSpot), ...cities.map(citySpot)];
  return ordered(spots, country === undefined);
};

/** "Baden Aargau": a name and a region without anything between them. */
const readSplit = (
  index: PlaceIndex,
  words: readonly string[],
  country: string | undefined,
): SpotReading | undefined => {
  for (let cut = words.length - 1; cut > 0; cut--) {
    const regions = within(index.regions(keyOf(words.slice(cut))), country);
    const reading = regions.length === 0 ? undefined : readInRegions(index, words.slice(0, cut), regions, country);
    if (reading !== undefined) return reading;
  }
  return undefined;
};

/**
 * Reads a text that names a place and nothing else: "Wien", "Baden, Lower Austria, Austria", "8010 Graz", "Steiermark",
 * "Schweiz". Undefined for anything more or less, such as an address with a street.
 */
export const readSpot = (index: PlaceIndex, text: string): SpotReading | undefined => {
  if (text.length > MAX_CHARACTERS) return undefined;
  const segments = text
    .replace(GLUED_POSTCODE, '$1 $2$3 ')
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0);
  const last = segments.at(-1);
  if (last === undefined || segments.length > MAX_SEGMENTS) return undefined;
  let country: string | undefined;
  if (segments.length > 1 || townsNamed(index, keyOf(last), undefined).length === 0) {
    const taken = takeCountry(last, true);
    country =
      taken.country ?? (segments.length > 1 && last.length === 1 ? COUNTRY_CODES.get(last[0] ?? '') : undefined);
    if (country !== undefined)
      segments.splice(-1, 1, ...(taken.country && taken.words.length > 0 ? [taken.words] : []));
  }
  const [first] = segments;
  if (first === undefined) return country === undefined ? undefined : countryReading(country);
  if (segments.length === 1) {
    return (
      readPostcode(index, first, country) ??
      readState(index, first, country) ??
      readName(index, keyOf(first), country) ??
      readSplit(index, first, country)
    );
  }
  const regions = within(index.regions(keyOf(segments.at(-1) ?? [])), country);
  const name = segments.slice(0, -1).flat();
  if (regions.length > 0) return readPostcode(index, name, country) ?? readInRegions(index, name, regions, country);
  return readName(index, keyOf(segments.flat()), country);
};

const countryReading = (country: string): SpotReading => ({
  spot: { kind: 'country', country },
  others: [],
  isBare: false,
});
