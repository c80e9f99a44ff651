import type { Position } from '@firmament/geo/position';
import type { PlaceRecord } from '@firmament/record/record';
import { AUSTRIAN_TOWN_POSTCODES } from './austrian-postcodes.ts';
import { type Cells, createCells } from './cells.ts';
import { CITY_NAMES, otherNamesOfRegion, type PlaceLanguage } from './exonyms.ts';
import { KNOWN_POSTCODES } from './known-postcodes.ts';
import { learnPostcode, type PostcodeSighting } from './learn-postcode.ts';
import { choosePlace, findMatches, findRegions } from './name-match.ts';
import type { Place, Region } from './place.ts';
import { createPlaceIndex, type PlaceIndex } from './place-index.ts';
import { placeKey } from './place-key.ts';
import { type PlaceText, readPlaceText } from './place-text.ts';
import { witness } from './postcode-index.ts';
import { areaOf, nearestNamed, placeInArea } from './postcode-match.ts';
import { countriesOf, isPostcode, zoneOf } from './postcode-zones.ts';
import { readSpot } from './read-spot.ts';
import {
  type Precision,
  type ResolvedPlace,
  resolvedArea,
  resolvePostcode,
  withAlternatives,
} from './resolve-postcode.ts';
import { describeSpot, type Spot, type SpotWords } from './spot.ts';
import { createSuggestions, isReadBack, type Suggestions } from './suggest.ts';
import { localitiesIn, localitiesOf, type TownKeys, townKeysOf } from './town-keys.ts';

export type PlaceQuery = { postcode?: string | undefined; city?: string | undefined; country?: string | undefined };

/** The place that a text names, in words, and what else it can mean. */
export type NamedSpot = SpotWords & { spot: Spot; alternatives: SpotWords[] };

export type Gazetteer = {
  /** Resolves what a person typed: a postcode, a city, an address. Undefined if no place is recognised. */
  place: (text: string, options?: { country?: string }) => ResolvedPlace | undefined;
  /** The place that a text names, if it names a place and nothing else: a town, postcode, region or country. */
  spot: (text: string, language: PlaceLanguage) => NamedSpot | undefined;
  /** Places whose names begin like this, the largest first. */
  suggest: (typed: string, language: PlaceLanguage, limit: number) => SpotWords[];
  /** The names by which addresses in a town name it, as keys. */
  townKeysOf: (town: Place) => TownKeys;
  /** The labels of localities that lie in a town or region. */
  localitiesOf: (spot: Extract<Spot, { kind: 'city' | 'region' }>) => readonly string[];
  /** Where a company with this address is. */
  positionOf: (address: PlaceQuery) => (Position & { precision: Precision }) | undefined;
  /** The state, province or canton of a postcode. */
  regionOf: (address: PlaceQuery) => string | undefined;
  /** The places around a position, the largest first. */
  near: (position: Position, radiusKm: number, limit: number) => (Position & { name: string })[];
  /** Learns from postcodes seen on companies; returns how many were of use. */
  learn: (sightings: Iterable<PostcodeSighting>) => number;
  size: () => { names: number; postcodes: number };
};

const resolvedPlace = (place: Place): ResolvedPlace => {
  const { name, city, country, region, latitude, longitude } = place;
  return { label: name, country, ...(region && { region }), city, latitude, longitude, precision: 'city' };
};

const resolvedRegion = ({ name, country, latitude, longitude }: Region): ResolvedPlace => {
  return { label: name, country, region: name, latitude, longitude, precision: 'region' };
};

const resolve = (index: PlaceIndex, written: string, wanted: string | undefined): ResolvedPlace | undefined => {
  const text = readPlaceText(written);
  const country = wanted ?? text.country;
  const matches = findMatches(index, text.phrases, text.postcodes.length > 0);
  if (text.postcodes.length > 0) {
    const byPostcode = resolvePostcode(index, text, matches, country);
    if (byPostcode !== undefined) return byPostcode;
  }
  const regions = findRegions(index, text.phrases).filter(
    (region) => country === undefined || region.country === country,
  );
  const choice = choosePlace(matches, country, text.phrases.length > 1 ? regions : []);
  if (choice !== undefined)
    return withAlternatives(resolvedPlace(choice.place), choice.alternatives.map(resolvedPlace));
  const [region] = regions;
  return region && resolvedRegion(region);
};

/** Like a typed address, but with the parts already told apart. */
const resolveAddress = (index: PlaceIndex, { postcode, city, country }: PlaceQuery): ResolvedPlace | undefined => {
  const code = postcode?.trim() ?? '';
  const { phrases } = readPlaceText(city ?? '');
  const text: PlaceText = { postcodes: [], country: undefined, phrases };
  const matches = findMatches(index, phrases, code !== '');
  if (code !== '') {
    const wanted = country?.toUpperCase();
    if (wanted === undefined || countriesOf(code.length).includes(wanted) || wanted === 'DE') {
      text.postcodes.push({ digits: code, country: wanted });
      const found = resolvePostcode(index, text, matches, wanted);
      if (found !== undefined) return found;
    } else {
      const area = isPostcode(wanted, code) ? areaOf(index, wanted, code) : undefined;
      if (area !== undefined) return resolvedArea(area, placeInArea(area, matches));
    }
  }
  const place = choosePlace(matches, country?.toUpperCase(), [])?.place;
  return place && resolvedPlace(place);
};

const MAX_ALTERNATIVES = 6;

const findSpot = (
  index: PlaceIndex,
  { longerNamed }: Suggestions,
  text: string,
  language: PlaceLanguage,
): NamedSpot | undefined => {
  const reading = readSpot(index, text);
  if (reading === undefined) return undefined;
  const { spot, others, isBare } = reading;
  const words = describeSpot(index, spot, language);
  const alternatives = new Map<string, SpotWords>();
  for (const other of [...others, ...(isBare ? longerNamed(text, MAX_ALTERNATIVES) : [])]) {
    if (alternatives.size === MAX_ALTERNATIVES) break;
    const described = describeSpot(index, other, language);
    if (described.value !== words.value && isReadBack(index, other)) alternatives.set(described.value, described);
  }
  return { ...words, spot, alternatives: [...alternatives.values()] };
};

/** These postcodes are known by town, not by position: any list or company that knows better replaces them. */
const addAustrianTowns = (index: PlaceIndex): void => {
  for (const entry of AUSTRIAN_TOWN_POSTCODES.trim().split(/,\s*/)) {
    const code = entry.slice(0, 4);
    const zone = zoneOf('AT', code);
    const town = zone && nearestNamed(index, placeKey(entry.slice(5)), 'AT', zone.position);
    if (town === undefined) continue;
    const postcode = index.postcodes.postcodeAt('AT', code);
    if (!postcode.isListed) witness(postcode, town, undefined);
  }
};

/** Builds the lookup from any lists of places; later ones may repeat earlier ones. */
export const createGazetteer = (places: Iterable<PlaceRecord>): Gazetteer => {
  const index = createPlaceIndex();
  for (const place of KNOWN_POSTCODES) index.add(place);
  for (const place of places) index.add(place);
  for (const names of CITY_NAMES) index.addCityNames(names);
  addAustrianTowns(index);
  let cells: Cells | undefined;
  const suggestions = createSuggestions(index);
  const inRegion = new Map<string, readonly string[]>();
  return {
    spot: (text, language) => findSpot(index, suggestions, text, language),
    suggest: suggestions.suggest,
    townKeysOf: (town) => townKeysOf(index, town),
    localitiesOf: (spot) => {
      if (spot.kind === 'city') return localitiesOf(index, spot.place);
      const { name } = spot.region;
      const known = inRegion.get(name) ?? localitiesIn(index, spot.region, otherNamesOfRegion(name));
      inRegion.set(name, known);
      return known;
    },
    place: (text, options = {}) => resolve(index, text, options.country?.toUpperCase()),
    positionOf: (address) => {
      const found = resolveAddress(index, address);
      if (found === undefined) return undefined;
      const { latitude, longitude, precision } = found;
      return { latitude, longitude, precision };
    },
    regionOf: (address) => resolveAddress(index, address)?.region,
    near: (position, radiusKm, limit) => {
      cells ??= createCells(index.all());
      return cells
        .around(position, radiusKm)
        .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name))
        .slice(0, limit)
        .map(({ name, city, latitude, longitude }) => ({
          // Among its surroundings, a district needs no city before its name.
          name: name === city ? name : name.slice(city.length + 2),
          latitude,
          longitude,
        }));
    },
    learn: (sightings) => {
      let learnt = 0;
      for (const sighting of sightings) if (learnPostcode(index, sighting)) learnt += 1;
      return learnt;
    },
    size: index.size,
  };
};
