import { outlines } from 'virtual:country-outlines';
import type { LatLngTuple } from 'leaflet';

/** The same as in scripts/country-outlines.ts; written out, since that module stays out of the browser. */
const UNITS_PER_DEGREE: typeof import('../../../scripts/country-outlines.ts').UNITS_PER_DEGREE = 1_000;

/** A ring arrives as longitude, latitude, then the steps from one vertex to the next. */
export const decodeRing = (steps: readonly number[]): LatLngTuple[] => {
  const ring: LatLngTuple[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    ring.push([y / UNITS_PER_DEGREE, x / UNITS_PER_DEGREE]);
  }
  return ring;
};

export const HOME_RINGS = outlines.home.map(decodeRing);
export const NEAR_RINGS = outlines.near.map(decodeRing);

export type NamedPlace = { name: string; at: LatLngTuple };

/** Largest first. */
export const NAMED_PLACES: readonly NamedPlace[] = outlines.places.map(([name, x, y]) => ({
  name,
  at: [y / UNITS_PER_DEGREE, x / UNITS_PER_DEGREE],
}));
