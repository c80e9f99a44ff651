import type { PlaceRecord, Position } from '@firmament/registers/company/record';
import { AUSTRIAN_TOWN_POSTCODES } from './austrian-postcodes.ts';
import { type Cells, createCells } from './cells.ts';
import { CITY_NAMES } from './exonyms.ts';
import { KNOWN_POSTCODES } from './known-postcodes.ts';
import { learnPostcode, type PostcodeSighting } from './learn-postcode.ts';
import { choosePlace, findMatches, findRegions, type Match } from './name-match.ts';
import { createPlaceIndex, type Place, type PlaceIndex, type Region } from './place-index.ts';
import { placeKey } from './place-key.ts';
import { type PlaceText, readPlaceText } from './place-text.ts';
import { areaOf, nearestNamed, type PostcodeArea, placeInArea, weightOf } from './postcode-match.ts';
import { countriesOf, isPostcode, zoneOf } from './postcode-zones.ts';

/** How exact the position is: the postcode, the city, or only the surroundings of a postcode or a state. */
export type Precision = 'postcode' | 'city' | 'region';

export type ResolvedPlace = Position & {
  label: string;
  country: string;
  region?: string;
  postcode?: string;
  city?: string;
  precision: Precision;
  /** What else the text can mean, the likeliest first. */
  alternatives?: ResolvedPlace[];
};

export type PlaceQuery = { postcode?: string | undefined; city?: string | undefined; country?: string | undefined };

export type Gazetteer = {
  /** Resolves what a person typed: a postcode, a city, an address. Undefined if no place is recognised. */
  place: (text: string, options?: { country?: string }) => ResolvedPlace | undefined;
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

/** A city this large is meant, not a village of the same name: if the postcode disagrees, the postcode is wrong. */
const WELL_KNOWN_POPULATION = 50_000;

const resolvedPlace = (place: Place): ResolvedPlace => {
  const { name, city, country, region, latitude, longitude } = place;
  return { label: name, country, ...(region && { region }), city, latitude, longitude, precision: 'city' };
};

const resolvedRegion = ({ name, country, latitude, longitude }: Region): ResolvedPlace => {
  return { label: name, country, region: name, latitude, longitude, precision: 'region' };
};

/** `named` is the place that the text names next to the postcode. */
const resolvedArea = (area: PostcodeArea, named: Place | undefined): ResolvedPlace => {
  const { country, code, postcode } = area;
  const region = named?.region ?? area.region;
  const place = named ?? (postcode === undefined ? undefined : area.place);
  // A postcode may cover several villages: the named one is closer than the middle of all.
  const isOneOfMany = named !== undefined && (postcode?.places.length ?? 0) > 1 && postcode?.places.includes(named);
  const hasOwnPosition = postcode !== undefined && postcode.samples.length > 0;
  const { latitude, longitude } = hasOwnPosition && !isOneOfMany ? area.position : (place ?? area.position);
  const precision: Precision = hasOwnPosition ? 'postcode' : place === undefined ? 'region' : 'city';
  const isOneDistrict = postcode?.places.filter(({ city }) => city === place?.city).length === 1;
  const name = isOneDistrict ? place?.name : place?.city;
  const label = name === undefined ? `${code} (${area.place?.city ?? region ?? country})` : `${code} ${name}`;
  return {
    label,
    country,
    ...(region && { region }),
    postcode: code,
    ...(place && { city: place.city }),
    latitude,
    longitude,
    precision,
  };
};

const withAlternatives = (best: ResolvedPlace, others: ResolvedPlace[]): ResolvedPlace =>
  others.length === 0 ? best : { ...best, alternatives: others };

/** Every postcode that the digits can be. */
const possibleAreas = (index: PlaceIndex, text: PlaceText, country: string | undefined, isPadded: boolean) =>
  text.postcodes.flatMap(({ digits, country: prefix }) => {
    const wanted = prefix ?? country;
    const countries = isPadded ? ['DE'] : countriesOf(digits.length);
    return countries
      .filter((each) => wanted === undefined || each === wanted || (wanted === 'CH' && each === 'LI'))
      .flatMap((each) => areaOf(index, each, isPadded ? digits.padStart(5, '0') : digits) ?? []);
  });

const resolvePostcode = (
  index: PlaceIndex,
  text: PlaceText,
  matches: readonly Match[],
  country: string | undefined,
): ResolvedPlace | undefined => {
  const withNames = (areas: PostcodeArea[]) => areas.map((area) => ({ area, named: placeInArea(area, matches) }));
  const plain = withNames(possibleAreas(index, text, country, false));
  let possible = plain.filter(({ named }) => named !== undefined);
  if (possible.length === 0 && matches.length > 0) {
    const named = choosePlace(matches, country, [])?.place;
    // 1067 is what a spreadsheet makes of Dresden's 01067.
    if (named?.country === 'DE') {
      possible = withNames(possibleAreas(index, text, country, true)).filter((each) => each.named !== undefined);
    }
    if (possible.length === 0 && (named?.population ?? 0) >= WELL_KNOWN_POPULATION) return undefined;
  }
  if (possible.length === 0) {
    // A name that fits no listed postcode suggests the country whose postcodes are not all listed.
    const isNamed = text.phrases.some(({ isWholeOnly }) => !isWholeOnly);
    const unlisted = isNamed ? plain.filter(({ area }) => !area.postcode?.isListed) : [];
    possible = unlisted.length > 0 ? unlisted : plain;
  }
  const [best, ...others] = possible
    .map((each) => ({ ...each, weight: possible.length > 1 ? weightOf(index, each.area) : 0 }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ area, named }) => resolvedArea(area, named));
  return best && withAlternatives(best, others);
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

/** These postcodes are known by town, not by position: any list or company that knows better replaces them. */
const addAustrianTowns = (index: PlaceIndex): void => {
  for (const entry of AUSTRIAN_TOWN_POSTCODES.trim().split(/,\s*/)) {
    const code = entry.slice(0, 4);
    const zone = zoneOf('AT', code);
    const town = zone && nearestNamed(index, placeKey(entry.slice(5)), 'AT', zone.position);
    if (town === undefined) continue;
    const postcode = index.postcodeAt('AT', code);
    if (!postcode.isListed) index.witness(postcode, town, undefined);
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
  return {
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
