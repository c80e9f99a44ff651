import { distanceKm, type Position } from '@firmament/geo/position';
import type { Place } from './place.ts';

/** Cells of a tenth of a degree: some kilometres on each side. */
const CELLS_PER_DEGREE = 10;
const KM_PER_DEGREE = 111;

export type Cells = { around: (position: Position, radiusKm: number) => Place[] };

/** Places by where they are. */
export const createCells = (places: Iterable<Place>): Cells => {
  const cells = new Map<string, Place[]>();
  const cellAt = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);
  for (const place of places) {
    const key = `${cellAt(place.latitude)} ${cellAt(place.longitude)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [place]);
    else cell.push(place);
  }
  return {
    around: (position, radiusKm) => {
      const { latitude, longitude } = position;
      const north = radiusKm / KM_PER_DEGREE;
      // Degrees of longitude get narrower to the north; near the poles there is nothing to find.
      const east = north / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
      const found: Place[] = [];
      for (let y = cellAt(latitude - north); y <= cellAt(latitude + north); y++) {
        for (let x = cellAt(longitude - east); x <= cellAt(longitude + east); x++) {
          found.push(...(cells.get(`${y} ${x}`) ?? []));
        }
      }
      return found.filter((place) => distanceKm(place, position) <= radiusKm);
    },
  };
};
