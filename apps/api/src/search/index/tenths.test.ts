import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tenthsOf } from './tenths.ts';

it('writes degrees as toFixed does, between two tenths and below zero too', () => {
  const middle = fc.integer({ min: -1800, max: 1800 }).map((tenths) => (tenths + 0.5) / 10);
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), middle), (degrees) => {
      expect(tenthsOf(degrees)).toBe(degrees.toFixed(1));
    }),
    { numRuns: 5_000 },
  );
});
