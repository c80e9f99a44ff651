/** Positions on the earth, and how far they are apart. */

/** In degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

export type Circle = Position & { readonly radiusKm: number };

/** The mean radius of the earth, rounded as is usual for maps. */
export const EARTH_RADIUS_KM = 6371;

const RADIANS = Math.PI / 180;

/** The square of the sine of half the angle between two positions: the haversine formula before its last step. */
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

/** Larger than any rounding error here. */
const ROUNDING = 1e-9;

/**
 * Tests whether positions lie in the circle, rim included; filters use this definition. It needs no slow arc sine, and
 * most positions are so clearly in or out that bounds of the haversine without any sine decide: the square of a sine
 * lies between x² (1 − x²/3) and x², and a cosine within δ²/2 of its tangent.
 */
export const circleTest = (circle: Circle): ((latitude: number, longitude: number) => boolean) => {
  const angle = Math.min(Math.PI / 2, Math.max(0, circle.radiusKm) / (2 * EARTH_RADIUS_KM));
  const limit = circle.radiusKm < 0 ? -1 : Math.sin(angle) ** 2;
  const haversine = haversineFrom(circle);
  const cosine = Math.cos(circle.latitude * RADIANS);
  const sine = Math.sin(circle.latitude * RADIANS);
  return (latitude, longitude) => {
    const north = ((latitude - circle.latitude) * RADIANS) / 2;
    const east = ((longitude - circle.longitude) * RADIANS) / 2;
    const north2 = north * north;
    const east2 = east * east;
    const tangent = cosine - sine * 2 * north;
    const most = north2 + cosine * (tangent + 2 * north2) * east2;
    if (most * (1 + ROUNDING) <= limit) return true;
    // On the far side of the earth the bound says nothing, because the first factor may be negative too.
    const least = (north2 + cosine * (tangent - 2 * north2) * east2) * Math.max(0, 1 - Math.max(north2, east2) / 3);
    if (least * (1 - ROUNDING) > limit) return false;
    return haversine(latitude, longitude) <= limit;
  };
};

export const isWithin = (position: Position, circle: Circle): boolean =>
  circleTest(circle)(position.latitude, position.longitude);
