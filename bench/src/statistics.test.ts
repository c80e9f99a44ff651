import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarise, summariseEvenly } from './statistics.ts';

test('percentiles are durations that occurred, by nearest rank', () => {
  const durations = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(summarise(durations)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
  expect(summarise([7])).toEqual({ count: 1, p50: 7, p95: 7, p99: 7, max: 7 });
});

test('groups weigh the same however many durations they have', () => {
  const { p50, p95 } = summariseEvenly([Array.from({ length: 1000 }, () => 1), [500]]);
  expect(p50).toBe(1);
  expect(p95).toBe(500);
});

test('a single group is summarised as if it were alone', () => {
  const durations = fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(durations, (group) => {
      expect(summariseEvenly([group])).toEqual(summarise(group));
    }),
  );
});
