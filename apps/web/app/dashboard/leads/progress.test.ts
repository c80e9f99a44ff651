import { HOUR_MS } from '@firmament/calendar/day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressAt } from './progress.ts';

test.each([
  [0, 0],
  [500, 1],
  [10_000, 20],
  [35_000, 70],
  [36_500, 71],
  [65_000, 90],
  [71_000, 91],
  [95_000, 95],
  [HOUR_MS, 95],
])('after %i ms the bar is at %i', (ms, value) => {
  expect(progressAt(ms)).toBe(value);
});

test('the bar never falls', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (a, b) => {
      expect(progressAt(Math.max(a, b))).toBeGreaterThanOrEqual(progressAt(Math.min(a, b)));
    }),
  );
});
