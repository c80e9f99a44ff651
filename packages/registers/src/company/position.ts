import type { Position } from '@firmament/geo/position';

/** Both coordinates in degrees; undefined when one is missing or off the earth. */
export const readPosition = (latitude: string | undefined, longitude: string | undefined): Position | undefined => {
  const position = { latitude: Number(latitude || Number.NaN), longitude: Number(longitude || Number.NaN) };
  const isOnEarth = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return isOnEarth ? position : undefined;
};
