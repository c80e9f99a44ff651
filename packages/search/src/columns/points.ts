import { type Circle, circleTest, distanceKm, EARTH_RADIUS_KM, type Position } from '@firmament/geo/position';
import { sharedInt32, sharedUint32, Uint32List } from '@firmament/memory/arrays';
import { addBit, addList, type Bitmap } from '@firmament/memory/bitmap';
import { orderByKeys } from '@firmament/memory/radix';

/**
 * Positions sorted by grid cell, row by row from the south, west to east. A circle takes the cells inside it whole and
 * measures only in those that its rim may cross.
 */
export type PointColumn = {
  readonly cells: Uint32Array;
  /** The entries of cells[n] lie from cellStarts[n] to cellStarts[n + 1]. */
  readonly cellStarts: Uint32Array;
  readonly documents: Uint32Array;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
};

const CELL_DEGREES = 0.1;
const CELLS_PER_ROW = 3600;
const ROWS = 1800;
/** Coordinates are stored as integers: degrees times this. */
const FRACTION = 1e7;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, value));
const rowOf = (latitude: number): number => clamp(Math.floor((latitude + 90) / CELL_DEGREES), ROWS - 1);
const columnOf = (longitude: number): number => clamp(Math.floor((longitude + 180) / CELL_DEGREES), CELLS_PER_ROW - 1);

/** The position as the index keeps it, or undefined if it is not on earth. */
export const keptPosition = ({ latitude, longitude }: Position): Position | undefined => {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return {
    latitude: Math.round(latitude * FRACTION) / FRACTION,
    longitude: Math.round(longitude * FRACTION) / FRACTION,
  };
};

export class PointColumnBuilder {
  readonly #documents = new Uint32List();
  /** Shifted to be positive, so that they fit an unsigned list. */
  readonly #latitudes = new Uint32List();
  readonly #longitudes = new Uint32List();

  add(document: number, position: Position): void {
    const kept = keptPosition(position);
    if (kept === undefined) return;
    this.#documents.push(document);
    this.#latitudes.push(Math.round((kept.latitude + 90) * FRACTION));
    this.#longitudes.push(Math.round((kept.longitude + 180) * FRACTION));
  }

  adopt(column: PointColumn, documentOf: Int32Array): void {
    for (let i = 0; i < column.documents.length; i++) {
      const target = documentOf[column.documents[i] as number] as number;
      if (target === -1) continue;
      this.#documents.push(target);
      this.#latitudes.push((column.latitudes[i] as number) + 90 * FRACTION);
      this.#longitudes.push((column.longitudes[i] as number) + 180 * FRACTION);
    }
  }

  finish(placeOf: Uint32Array): PointColumn {
    const count = this.#documents.length;
    const places = new Uint32Array(count);
    const keys = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      places[i] = placeOf[this.#documents.at(i)] as number;
      const latitude = this.#latitudes.at(i) / FRACTION - 90;
      const longitude = this.#longitudes.at(i) / FRACTION - 180;
      keys[i] = rowOf(latitude) * CELLS_PER_ROW + columnOf(longitude);
    }
    const order = orderByKeys(count, keys, places);
    const documents = sharedUint32(count);
    const latitudes = sharedInt32(count);
    const longitudes = sharedInt32(count);
    const cells: number[] = [];
    const cellStarts: number[] = [];
    order.forEach((from, i) => {
      documents[i] = places[from] as number;
      latitudes[i] = this.#latitudes.at(from) - 90 * FRACTION;
      longitudes[i] = this.#longitudes.at(from) - 180 * FRACTION;
      const cell = keys[from] as number;
      if (cells.at(-1) === cell) return;
      cells.push(cell);
      cellStarts.push(i);
    });
    cellStarts.push(count);
    return { cells: sharedFrom(cells), cellStarts: sharedFrom(cellStarts), documents, latitudes, longitudes };
  }
}

const sharedFrom = (values: readonly number[]): Uint32Array => {
  const shared = sharedUint32(values.length);
  shared.set(values);
  return shared;
};

/** Adds the documents in the circle. */
export const addWithin = (column: PointColumn, circle: Circle, bits: Bitmap): void => {
  const isInside = circleTest(circle);
  const reach = Math.max(0, circle.radiusKm) / EARTH_RADIUS_KM;
  const degrees = (reach * 180) / Math.PI + 2 * CELL_DEGREES;
  const firstRow = rowOf(circle.latitude - degrees);
  const lastRow = rowOf(circle.latitude + degrees);
  for (let row = firstRow; row <= lastRow; row++) {
    for (const [west, east] of columnSpans(circle, degrees)) {
      const from = firstCell(column.cells, row * CELLS_PER_ROW + west);
      for (let index = from; index < column.cells.length; index++) {
        if ((column.cells[index] as number) > row * CELLS_PER_ROW + east) break;
        addCell(column, index, circle, isInside, bits);
      }
    }
  }
};

/** The columns that the circle may touch in any row: two spans where it crosses the date line, all near a pole. */
const columnSpans = (circle: Circle, degrees: number): [number, number][] => {
  const all: [number, number][] = [[0, CELLS_PER_ROW - 1]];
  if (Math.abs(circle.latitude) + degrees >= 90) return all;
  const widest = Math.sin((degrees * Math.PI) / 180) / Math.cos((circle.latitude * Math.PI) / 180);
  if (widest >= 1) return all;
  const half = (Math.asin(widest) * 180) / Math.PI + CELL_DEGREES;
  const west = circle.longitude - half;
  const east = circle.longitude + half;
  if (half >= 180) return all;
  if (west < -180)
    return [
      [0, columnOf(east)],
      [columnOf(west + 360), CELLS_PER_ROW - 1],
    ];
  if (east > 180)
    return [
      [columnOf(west), CELLS_PER_ROW - 1],
      [0, columnOf(east - 360)],
    ];
  return [[columnOf(west), columnOf(east)]];
};

const firstCell = (cells: Uint32Array, cell: number): number => {
  let low = 0;
  let high = cells.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cells[middle] as number) < cell) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** No point of a cell is farther from its centre than this: half the diagonal at the equator, and a little for rounding. */
const CELL_REACH_KM = ((CELL_DEGREES * Math.SQRT1_2 * Math.PI) / 180) * EARTH_RADIUS_KM * 1.001;

const addCell = (
  column: PointColumn,
  index: number,
  circle: Circle,
  isInside: (latitude: number, longitude: number) => boolean,
  bits: Bitmap,
): void => {
  const cell = column.cells[index] as number;
  const centre = {
    latitude: (Math.floor(cell / CELLS_PER_ROW) + 0.5) * CELL_DEGREES - 90,
    longitude: ((cell % CELLS_PER_ROW) + 0.5) * CELL_DEGREES - 180,
  };
  const distance = distanceKm(circle, centre);
  if (distance - CELL_REACH_KM > circle.radiusKm) return;
  const from = column.cellStarts[index] as number;
  const to = column.cellStarts[index + 1] as number;
  if (distance + CELL_REACH_KM < circle.radiusKm) {
    addList(bits, column.documents, from, to);
    return;
  }
  for (let i = from; i < to; i++) {
    const latitude = (column.latitudes[i] as number) / FRACTION;
    const longitude = (column.longitudes[i] as number) / FRACTION;
    if (isInside(latitude, longitude)) addBit(bits, column.documents[i] as number);
  }
};
