import { distanceKm, type Position } from '@firmament/geo/position';
import type { PlaceRecord } from '@firmament/record/record';
import { type CityNames, REGION_NAMES } from './exonyms.ts';
import { keysOf, placeKey, splitDistrict } from './place-key.ts';
import { robustCentre } from './robust-centre.ts';

export type Place = Position & {
  /** With its district, if it is one: "Wien, Innere Stadt". */
  name: string;
  city: string;
  country: string;
  region: string | undefined;
  population: number;
  /** A part of a town that is listed by its own name only, such as Kreuzberg. */
  isSection: boolean;
  /** How many postcodes are used here. */
  postcodes: number;
};

export type Postcode = {
  country: string;
  code: string;
  /** Listed ones come from a gazetteer and stay where they are; the others are where companies say. */
  isListed: boolean;
  places: Place[];
  /** How often each of the places was named. */
  votes: number[];
  samples: Position[];
  centre: Position | undefined;
};

/** Its position is the middle of its places, and moves with each. */
export type Region = { name: string; country: string; weight: number; latitude: number; longitude: number };

/** Two rows of one name this close are one place. */
const SAME_PLACE_KM = 20;

/** Enough positions for a stable middle; a postcode of a large city would otherwise collect thousands. */
const MAX_SAMPLES = 12;
const MAX_PLACES_PER_POSTCODE = 60;

/** Shorter ones are airport codes and the like, not names. */
const MIN_ALTERNATE_LENGTH = 4;

const DIGITS = [...'0123456789'];

const NO_PLACES: readonly Place[] = [];

const append = <T>(lists: Map<string, T[]>, key: string, value: T): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
};

export type PlaceIndex = ReturnType<typeof createPlaceIndex>;

/** Places by name, postcode and region. Everything can be added at any time. */
export const createPlaceIndex = () => {
  const byName = new Map<string, Place[]>();
  const byAlternateName = new Map<string, Place[]>();
  const byPostcode = new Map<string, Postcode>();
  const byTen = new Map<string, Postcode[]>();
  const byRegion = new Map<string, Region[]>();

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

  const postcodeAt = (country: string, code: string): Postcode => {
    const known = byPostcode.get(country + code);
    if (known !== undefined) return known;
    const created: Postcode = { country, code, isListed: false, places: [], votes: [], samples: [], centre: undefined };
    byPostcode.set(country + code, created);
    append(byTen, country + code.slice(0, -1), created);
    return created;
  };

  /** Records one more sighting of the postcode at this place or position. */
  const witness = (postcode: Postcode, place: Place | undefined, position: Position | undefined): void => {
    if (place !== undefined) {
      const at = postcode.places.indexOf(place);
      if (at >= 0) postcode.votes[at] = (postcode.votes[at] ?? 0) + 1;
      else if (postcode.places.length < MAX_PLACES_PER_POSTCODE) {
        place.postcodes += 1;
        postcode.places.push(place);
        postcode.votes.push(1);
      }
    }
    if (position !== undefined && postcode.samples.length < MAX_SAMPLES) {
      postcode.samples.push({ latitude: position.latitude, longitude: position.longitude });
    }
    postcode.centre = undefined;
  };

  const add = (record: PlaceRecord): void => {
    const place = addPlace(record);
    if (record.postcode === undefined) return;
    const postcode = postcodeAt(record.country, record.postcode);
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

  /** The place named most often, with its districts counted together; on a tie the largest. */
  const mainPlace = ({ places, votes }: Postcode): Place | undefined => {
    if (places.length < 2) return places[0];
    const votesOfCity = new Map<string, number>();
    for (const [at, { city }] of places.entries()) {
      votesOfCity.set(city, (votesOfCity.get(city) ?? 0) + (votes[at] ?? 0));
    }
    let main = places[0];
    for (const place of places) {
      const lead = (votesOfCity.get(place.city) ?? 0) - (votesOfCity.get(main?.city ?? '') ?? 0);
      if (lead > 0 || (lead === 0 && place.population > (main?.population ?? 0))) main = place;
    }
    return main;
  };

  const centreOf = (postcode: Postcode): Position | undefined => {
    postcode.centre ??= robustCentre(postcode.samples) ?? mainPlace(postcode);
    return postcode.centre;
  };

  /** The postcodes that differ from this one in the last digit only. */
  const tens = (country: string, code: string): readonly Postcode[] => byTen.get(country + code.slice(0, -1)) ?? [];

  /** The postcodes that differ from this one in the last two digits only. */
  const hundreds = (country: string, code: string): Postcode[] => {
    const stem = country + code.slice(0, -2);
    return DIGITS.flatMap((digit) => byTen.get(stem + digit) ?? []);
  };

  /** Every place once; a place has several keys. */
  const all = (): Set<Place> => new Set([...byName.values()].flat());

  return {
    add,
    all,
    addPlace,
    addCityNames,
    named,
    postcodeAt,
    witness,
    mainPlace,
    centreOf,
    tens,
    hundreds,
    postcode: (country: string, code: string): Postcode | undefined => byPostcode.get(country + code),
    allPostcodes: (): Iterable<Postcode> => byPostcode.values(),
    allRegions: (): Region[] => [...byRegion.values()].flat(),
    regions: (key: string): readonly Region[] => byRegion.get(REGION_KEYS.get(key) ?? key) ?? [],
    size: () => ({ names: byName.size + byAlternateName.size, postcodes: byPostcode.size }),
  };
};

const REGION_KEYS: ReadonlyMap<string, string> = new Map(
  [...REGION_NAMES].map(([english, german]) => [placeKey(english), placeKey(german)]),
);
