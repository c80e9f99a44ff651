import { type Circle, circleTest, EARTH_RADIUS_KM } from '@firmament/geo/position';

/** Divides the earth into cells of a tenth of a degree, for engines that look up places by number. */

const PER_DEGREE = 10;
const CELLS_AROUND = 360 * PER_DEGREE;

const cellNumber = (row: number, column: number): number => row * CELLS_AROUND + column;
const rowOf = (latitude: number): number => Math.floor((latitude + 90) * PER_DEGREE);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) * PER_DEGREE);

export const cellOf = (latitude: number, longitude: number): number => cellNumber(rowOf(latitude), columnOf(longitude));

const latitudeOf = (row: number): number => row / PER_DEGREE - 90;
const longitudeOf = (column: number): number => column / PER_DEGREE - 180;

/** Cells that are wholly in the circle, and those that its rim may cross, whose points must be tested one by one. */
export const cellsOf = (circle: Circle): { inner: number[]; edge: number[] } => {
  const isInside = circleTest(circle);
  const reach = (circle.radiusKm / EARTH_RADIUS_KM) * (180 / Math.PI);
  const reachEast = reach / Math.cos((Math.abs(circle.latitude) + reach) * (Math.PI / 180));
  const inner: number[] = [];
  const edge: number[] = [];
  for (let row = rowOf(circle.latitude - reach); row <= rowOf(circle.latitude + reach); row++) {
    const last = columnOf(circle.longitude + reachEast);
    for (let column = columnOf(circle.longitude - reachEast); column <= last; column++) {
      // Along a side of a cell the distance is largest at one of its ends.
      const corners = [row, row + 1].flatMap((r) => [column, column + 1].map((c) => [latitudeOf(r), longitudeOf(c)]));
      const isWhole = corners.every(([latitude = 0, longitude = 0]) => isInside(latitude, longitude));
      (isWhole ? inner : edge).push(cellNumber(row, column));
    }
  }
  return { inner, edge };
};

/** The largest `haversineSql` that a point in the circle has. */
export const haversineLimit = (radiusKm: number): number => Math.sin(radiusKm / (2 * EARTH_RADIUS_KM)) ** 2;

/** The square of the sine of half the angle, in SQL that all three engines understand. */
export const haversineSql = ({ latitude, longitude }: Circle): string =>
  `(pow(sin(radians(lat - (${latitude})) / 2), 2) + cos(radians(${latitude})) * cos(radians(lat)) * pow(sin(radians(lng - (${longitude})) / 2), 2))`;
