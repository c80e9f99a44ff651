import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellLabel } from './cell-label.ts';

it('writes degrees as toFixed does, between two tenths and below zero too', () => {
  const middle = fc.integer({ min: -1800, max: 1800 }).map((tenths) => (tenths + 0.5) / 10);
  const even = fc.integer({ min: -180_000, max: 180_000 }).map((thousandths) => thousandths / 1000);
  const degrees = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), middle, even);
  fc.assert(
    fc.property(degrees, degrees, (latitude, longitude) => {
      expect(cellLabel(latitude, longitude)).toBe(`${latitude.toFixed(1)},${longitude.toFixed(1)}`);
    }),
    { numRuns: 5_000 },
  );
});
