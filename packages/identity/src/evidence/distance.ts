import type { Position } from '@firmament/geo/position';

const KM_PER_DEGREE = 111.2;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** On a flat map, which is right to a few per cent within three countries. */
export const distanceKm = (a: Position, b: Position): number => {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const middle = ((a.latitude + b.latitude) / 2) * RADIANS_PER_DEGREE;
  return Math.hypot(north, (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(middle));
};
