import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePercents } from './whole-percents.ts';

test('parts add up to 100 per cent, and none is off by one or more', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([505, 248, 247])).toEqual([50, 25, 25]);
  expect(wholePercents([])).toEqual([]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 12 }), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const percents = wholePercents(parts);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      percents.forEach((percent, index) => {
        expect(Math.abs(percent - (100 * (parts[index] ?? 0)) / whole)).toBeLessThan(1);
      });
    }),
  );
});
