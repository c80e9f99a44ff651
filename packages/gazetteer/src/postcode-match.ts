import { distanceKm, type Position } from '@firmament/geo/position';
import type { Match } from './name-match.ts';
import type { Place, Postcode } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeKey } from './place-key.ts';
import { centreOf, mainPlace } from './postcode-index.ts';
import { zoneOf } from './postcode-zones.ts';

/** Where a postcode is, as closely as is known. */
export type PostcodeArea = {
  country: string;
  code: string;
  postcode: Postcode | undefined;
  position: Position;
  /** The main place of the postcode or, if the postcode itself is unknown, a town near it. */
  place: Place | undefined;
  region: string | undefined;
  /** How far from the position a place can be and still have the postcode. */
  reachKm: number;
};

const POSTCODE_REACH_KM = 25;
const NEIGHBOURS_REACH_KM = 30;
const TOWN_REACH_KM = 45;
const ZONE_REACH_KM = 75;

/** The towns of long zones, such as the North Sea coast, are farther from the middle than most. */
const TOWN_OF_ZONE_KM = 120;

/** Cities that are listed by district have about this many districts. */
const DISTRICTS_PER_CITY = 20;

const nearestOf = (places: readonly Place[], country: string, position: Position, reachKm: number) => {
  let nearest: Place | undefined;
  let nearestKm = reachKm;
  for (const place of places) {
    if (place.country !== country) continue;
    const km = distanceKm(place, position);
    if (km > nearestKm) continue;
    nearest = place;
    nearestKm = km;
  }
  return nearest;
};

export const nearestNamed = (index: PlaceIndex, key: string, country: string, position: Position) =>
  nearestOf(index.named(key), country, position, TOWN_OF_ZONE_KM);

const middle = (postcodes: readonly Postcode[]): { position: Position; place: Place } | undefined => {
  const known = postcodes.flatMap((postcode) => {
    const position = centreOf(postcode);
    const place = mainPlace(postcode);
    return position === undefined || place === undefined ? [] : [{ position, place }];
  });
  const [first] = known;
  if (first === undefined) return undefined;
  const position = { latitude: 0, longitude: 0 };
  for (const each of known) {
    position.latitude += each.position.latitude / known.length;
    position.longitude += each.position.longitude / known.length;
  }
  return { position, place: known.find(({ place }) => place.population > 0)?.place ?? first.place };
};

/** The surroundings of an unknown postcode: numbers close to it, the town of its third digit, its zone. */
const surroundings = (index: PlaceIndex, country: string, code: string): PostcodeArea | undefined => {
  const zone = zoneOf(country, code);
  const area = (position: Position, place: Place | undefined, reachKm: number): PostcodeArea => {
    return { country, code, postcode: undefined, position, place, region: place?.region ?? zone?.region, reachKm };
  };
  const tens = middle(index.postcodes.tens(country, code));
  if (tens !== undefined) return area(tens.position, tens.place, NEIGHBOURS_REACH_KM);
  const townKey = zone?.towns.get(code.charAt(2));
  const town = zone && townKey ? nearestNamed(index, townKey, country, zone.position) : undefined;
  if (town !== undefined) return area(town, town, TOWN_REACH_KM);
  const hundreds = middle(index.postcodes.hundreds(country, code));
  if (hundreds !== undefined) return area(hundreds.position, hundreds.place, ZONE_REACH_KM);
  return zone && area(zone.position, undefined, ZONE_REACH_KM);
};

export const areaOf = (index: PlaceIndex, country: string, code: string): PostcodeArea | undefined => {
  const postcode = index.postcodes.find(country, code);
  const position = postcode && centreOf(postcode);
  if (postcode === undefined || position === undefined) return surroundings(index, country, code);
  const place = mainPlace(postcode);
  const region = place?.region ?? zoneOf(country, code)?.region;
  return { country, code, postcode, position, place, region, reachKm: POSTCODE_REACH_KM };
};

/** The named place that can have the postcode. */
export const placeInArea = (area: PostcodeArea, matches: readonly Match[]): Place | undefined => {
  for (const { places } of matches) {
    const own = area.postcode?.places.find((place) => places.includes(place));
    const place = own ?? nearestOf(places, area.country, area.position, area.reachKm);
    if (place !== undefined) return place;
  }
  return undefined;
};

/**
 * Roughly how many people the postcode serves: 8010 is one of fifteen in Graz, but one of a hundred in Zürich. A
 * postcode of which only the surroundings are known weighs nothing: it may not even be in use.
 */
export const weightOf = (index: PlaceIndex, { place, postcode, country, position }: PostcodeArea): number => {
  if (place === undefined || postcode === undefined) return 0;
  const own = place.population / Math.max(1, place.postcodes);
  if (place.name === place.city) return own;
  const city = nearestOf(index.named(placeKey(place.city)), country, position, POSTCODE_REACH_KM);
  return Math.max(own, (city?.population ?? 0) / DISTRICTS_PER_CITY);
};
