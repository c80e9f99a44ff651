import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diameterOf } from './magnitude.tsx';

it('makes areas proportional to quantities', () => {
  expect([1_000, 10_000, 50_000, 200_000].map((quota) => diameterOf(quota, 200_000, 84))).toEqual([5.9, 18.8, 42, 84]);
});

it('never grows past the largest and never vanishes', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (a, b) => {
      const diameter = diameterOf(Math.min(a, b), b, 84);
      expect(diameter).toBeGreaterThanOrEqual(3);
      expect(diameter).toBeLessThanOrEqual(84);
    }),
  );
});
