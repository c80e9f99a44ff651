import { isWithin } from '@firmament/geo/position';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, cellsOf } from './circle-cells.ts';

/** Around the three countries, where the grid is used. */
const position = fc.record({
  latitude: fc.double({ min: 45.5, max: 55.5, noNaN: true }),
  longitude: fc.double({ min: 5.5, max: 17.5, noNaN: true }),
});

test('every point of an inner cell is in the circle, and every point of the circle is in one of the cells', () => {
  fc.assert(
    fc.property(position, position, fc.integer({ min: 1, max: 300 }), (point, centre, radiusKm) => {
      const circle = { ...centre, radiusKm };
      const { inner, edge } = cellsOf(circle);
      const cell = cellOf(point.latitude, point.longitude);
      if (inner.includes(cell)) expect(isWithin(point, circle)).toBe(true);
      if (isWithin(point, circle)) expect([...inner, ...edge]).toContain(cell);
    }),
  );
});
