import { distanceKm } from '@firmament/geo/position';
import type { PlaceRecord } from '@firmament/record/record';
import { type CityNames, REGION_NAMES } from './exonyms.ts';
import { append, type Place, type Region } from './place.ts';
import { keysOf, placeKey, splitDistrict } from './place-key.ts';
import { createPostcodeIndex, witness } from './postcode-index.ts';

/** Two rows of one name this close are one place. */
const SAME_PLACE_KM = 20;

/** Shorter ones are airport codes and the like, not names. */
const MIN_ALTERNATE_LENGTH = 4;

const NO_PLACES: readonly Place[] = [];

export type PlaceIndex = ReturnType<typeof createPlaceIndex>;

/** Places by name, postcode and region. Everything can be added at any time. */
export const createPlaceIndex = () => {
  const byName = new Map<string, Place[]>();
  const byAlternateName = new Map<string, Place[]>();
  const byRegion = new Map<string, Region[]>();
  const postcodes = createPostcodeIndex();

  const countRegion = (place: Place): void => {
    if (place.region === undefined) return;
    const key = placeKey(place.region);
    const weight = place.population + 1;
    const region = byRegion.get(key)?.find(({ country }) => country === place.country);
    if (region === undefined) {
      const { country, latitude, longitude } = place;
      append(byRegion, key, { name: place.region, country, latitude, longitude, weight });
      return;
    }
    region.weight += weight;
    region.latitude += ((place.latitude - region.latitude) * weight) / region.weight;
    region.longitude += ((place.longitude - region.longitude) * weight) / region.weight;
  };

  const addAlternateNames = (place: Place, { alternateNames = [] }: PlaceRecord): void => {
    for (const alternate of alternateNames) {
      const key = placeKey(alternate);
      if (key.length < MIN_ALTERNATE_LENGTH || byName.get(key)?.includes(place)) continue;
      append(byAlternateName, key, place);
    }
  };

  const addPlace = (record: PlaceRecord): Place => {
    const { country, position, population = 0, region, isSection = false } = record;
    const keys = keysOf(record.name, country);
    const [mainKey = ''] = keys;
    const known = byName
      .get(mainKey)
      ?.find((place) => place.country === country && distanceKm(place, position) < SAME_PLACE_KM);
    if (known !== undefined) {
      if (known.population === 0 && population > 0) Object.assign(known, position, { population });
      known.region ??= region;
      known.isSection &&= isSection;
      addAlternateNames(known, record);
      return known;
    }
    const { city, district } = splitDistrict(record.name);
    const name = district === undefined ? city : `${city}, ${district}`;
    const { latitude, longitude } = position;
    const place: Place = { name, city, country, region, population, isSection, postcodes: 0, latitude, longitude };
    for (const key of keys) append(byName, key, place);
    addAlternateNames(place, record);
    countRegion(place);
    return place;
  };

  const add = (record: PlaceRecord): void => {
    const place = addPlace(record);
    if (record.postcode === undefined) return;
    const postcode = postcodes.postcodeAt(record.country, record.postcode);
    if (!postcode.isListed) Object.assign(postcode, { isListed: true, places: [], votes: [], samples: [] });
    witness(postcode, place, record.position);
  };

  const named = (key: string): readonly Place[] => byName.get(key) ?? byAlternateName.get(key) ?? NO_PLACES;

  /** Gives the largest city of these names its German name, and makes the others spellings of it. */
  const addCityNames = ({ country, name, others }: CityNames): void => {
    const keys = [name, ...others].map(placeKey);
    const [largest] = keys
      .flatMap((key) => byName.get(key) ?? [])
      .filter((place) => place.country === country)
      .sort((a, b) => b.population - a.population);
    if (largest === undefined) return;
    Object.assign(largest, { name, city: name });
    for (const key of keys) append(byName, key, largest);
  };

  /** Every place once; a place has several keys. */
  const all = (): Set<Place> => new Set([...byName.values()].flat());

  return {
    add,
    all,
    addPlace,
    addCityNames,
    named,
    postcodes,
    allRegions: (): Region[] => [...byRegion.values()].flat(),
    regions: (key: string): readonly Region[] => byRegion.get(REGION_KEYS.get(key) ?? key) ?? [],
    size: () => ({ names: byName.size + byAlternateName.size, postcodes: postcodes.size() }),
  };
};

const REGION_KEYS: ReadonlyMap<string, string> = new Map(
  [...REGION_NAMES].map(([english, german]) => [placeKey(english), placeKey(german)]),
);
