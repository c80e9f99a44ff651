import type { Circle, Position } from './schema.ts';

/** The mean radius of the earth, rounded as distances on maps usually are. */
export const EARTH_RADIUS_KM = 6371;

const RADIANS = Math.PI / 180;

/**
 * From one position to others: the square of the sine of half the angle between them (the haversine formula before its
 * last step).
 */
const haversineFrom = ({ latitude, longitude }: Position): ((latitude: number, longitude: number) => number) => {
  const cosine = Math.cos(latitude * RADIANS);
  return (otherLatitude, otherLongitude) => {
    const sinLatitude = Math.sin(((otherLatitude - latitude) * RADIANS) / 2);
    const sinLongitude = Math.sin(((otherLongitude - longitude) * RADIANS) / 2);
    return sinLatitude * sinLatitude + cosine * Math.cos(otherLatitude * RADIANS) * sinLongitude * sinLongitude;
  };
};

/** Great-circle distance. */
export const distanceKm = (a: Position, b: Position): number =>
  2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversineFrom(a)(b.latitude, b.longitude))));

/** Whether positions lie in the circle, rim included: the definition that filters use, without the slow arc sine. */
export const circleTest = (circle: Circle): ((latitude: number, longitude: number) => boolean) => {
  const angle = Math.min(Math.PI / 2, Math.max(0, circle.radiusKm) / (2 * EARTH_RADIUS_KM));
  const limit = circle.radiusKm < 0 ? -1 : Math.sin(angle) ** 2;
  const haversine = haversineFrom(circle);
  return (latitude, longitude) => haversine(latitude, longitude) <= limit;
};

export const isWithin = (position: Position, circle: Circle): boolean =>
  circleTest(circle)(position.latitude, position.longitude);
