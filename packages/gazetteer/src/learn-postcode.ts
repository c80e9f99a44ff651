import { distanceKm, type Position } from '@firmament/geo/position';
import type { PlaceRecord } from '@firmament/record/record';
import { largest } from './name-match.ts';
import type { Place } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeKey } from './place-key.ts';
import { witness } from './postcode-index.ts';
import { isPostcode, zoneOf } from './postcode-zones.ts';

/** An address as a company gave it. */
export type PostcodeSighting = {
  country?: string | undefined;
  postcode?: string | undefined;
  city?: string | undefined;
  position?: Position | undefined;
};

/** Zones are up to 200 km long; an address farther from the middle than this has the wrong postcode. */
const ZONE_LIMIT_KM = 130;

/** A city of the same name farther away than this is another one. */
const SAME_CITY_KM = 30;

const isPosition = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== -1 || longitude !== -1);

const nearest = (places: readonly Place[], position: Position): Place | undefined => {
  let best: Place | undefined;
  for (const place of places) {
    if (best === undefined || distanceKm(place, position) < distanceKm(best, position)) best = place;
  }
  return best;
};

/** The city of this name that can have the postcode; if there is a position, the city must be near it. */
const findCity = (index: PlaceIndex, sighting: Required<PlaceSighting>): Place | undefined => {
  const { country, postcode, city, position } = sighting;
  const places = index.named(placeKey(city)).filter((place) => place.country === country);
  if (position !== undefined) {
    const place = nearest(places, position);
    return place && distanceKm(place, position) <= SAME_CITY_KM ? place : undefined;
  }
  const zone = zoneOf(country, postcode);
  if (zone === undefined) return largest(places);
  const place = nearest(places, zone.position);
  return place && distanceKm(place, zone.position) <= ZONE_LIMIT_KM ? place : undefined;
};

type PlaceSighting = { country: string; postcode: string; city: string; position: Position | undefined };

/**
 * Learns from one address; returns whether it was of use. Listed postcodes stay as they are. An unknown village
 * becomes a place of its own if its position is given.
 */
export const learnPostcode = (index: PlaceIndex, sighting: PostcodeSighting): boolean => {
  const country = sighting.country?.toUpperCase() ?? '';
  const postcode = sighting.postcode?.trim() ?? '';
  if (country === '' || !isPostcode(country, postcode)) return false;
  if (index.postcodes.find(country, postcode)?.isListed) return false;
  const zone = zoneOf(country, postcode);
  const given = sighting.position && isPosition(sighting.position) ? sighting.position : undefined;
  const position = given && zone && distanceKm(given, zone.position) > ZONE_LIMIT_KM ? undefined : given;
  const city = sighting.city?.trim() ?? '';
  let place = city === '' ? undefined : findCity(index, { country, postcode, city, position });
  if (place === undefined && position !== undefined && city !== '') {
    const record: PlaceRecord = { country, name: city, position };
    if (zone !== undefined) record.region = zone.region;
    place = index.addPlace(record);
  }
  if (place === undefined) return false;
  witness(index.postcodes.postcodeAt(country, postcode), place, position);
  return true;
};
