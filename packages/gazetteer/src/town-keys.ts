import { COUNTRY_WORDS, otherNamesOf } from './exonyms.ts';
import type { Place, Region } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { keysOf, placeKey, splitDistrict } from './place-key.ts';

/**
 * How the town of an address is compared with the towns of the gazetteer: by the key of its name, whatever the spelling,
 * without its district. "Graz, 01.Bez.:Innere Stadt" is in Graz, "Graz-Umgebung" and "Feldkirchen bei Graz" are not.
 */
export const townKey = (city: string): string => placeKey(splitDistrict(city).city);

export type TownKeys = {
  /** Names that no other town of the country has. */
  own: string[];
  /** Names that towns in other regions have as well: only the region tells which is meant. */
  shared: string[];
};

const isTown = ({ name, city, isSection }: Place): boolean => name === city && !isSection;

/** The keys under which addresses in this town may name it. */
export const townKeysOf = (index: PlaceIndex, place: Place): TownKeys => {
  const { name, country, region, population } = place;
  const keys: TownKeys = { own: [], shared: [] };
  for (const key of new Set([name, ...otherNamesOf(country, name)].flatMap((each) => [...keysOf(each, country)]))) {
    const others = index
      .named(key)
      .filter((other) => other !== place && other.country === country && isTown(other) && key !== '');
    // Of two in one region, the larger one is meant by the name that both go by for short.
    const isForAnother = others.some((other) => other.region === region && other.population > population);
    if (isForAnother && key !== placeKey(name)) continue;
    (others.some((other) => other.region !== region) ? keys.shared : keys.own).push(key);
  }
  return keys;
};

/** A town with its country: "AT wien". Where people are known to live, the region is seldom said. */
export const townLabel = (country: string, key: string): string => `${country} ${key}`;

/** "Wien, Österreich" as a label, and its country. A place without a country has a label without one. */
export const readLocality = (locality: string): { town: string; country: string | undefined } => {
  const segments = locality.split(',');
  const country = COUNTRY_WORDS.get(placeKey(segments.at(-1) ?? ''));
  const isCountryOnly = segments.length === 1 && country !== undefined;
  return { town: townLabel(country ?? '', isCountryOnly ? '' : placeKey(segments[0] ?? '')), country };
};

const largestOf = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (best && best.population >= place.population ? best : place),
    undefined,
  );

/** The labels of people in this town. A name that a larger town of the country goes by is not counted. */
export const localitiesOf = (index: PlaceIndex, place: Place): string[] => {
  const { own, shared } = townKeysOf(index, place);
  return [...own, ...shared].flatMap((key) => {
    const towns = index.named(key).filter(isTown);
    const inCountry = towns.filter(({ country }) => country === place.country);
    if (largestOf(inCountry) !== place && key !== placeKey(place.name)) return [];
    return [townLabel(place.country, key), ...(largestOf(towns) === place ? [townLabel('', key)] : [])];
  });
};

/** The labels of people in this region: those of its towns, and the region itself. */
export const localitiesIn = (
  index: PlaceIndex,
  { name, country }: Region,
  regionNames: readonly string[],
): string[] => {
  const labels = new Set<string>();
  for (const place of index.all()) {
    if (place.region !== name || place.country !== country || !isTown(place)) continue;
    for (const label of localitiesOf(index, place)) labels.add(label);
  }
  for (const each of [name, ...regionNames]) labels.add(townLabel(country, placeKey(each)));
  return [...labels];
};
