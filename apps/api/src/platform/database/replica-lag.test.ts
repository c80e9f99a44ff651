import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LogPosition, lagMs, rememberPosition } from './replica-watch.ts';

const historyOf = (...positions: number[]): LogPosition[] =>
  positions.map((position, tick) => ({ position, atMs: tick * 1000 }));

it.each([
  ['has everything', 30, 0],
  ['is ahead of what was last seen', 31, 0],
  ['has what stood one tick ago', 29, 1000],
  ['has what stood two ticks ago', 10, 2000],
  ['is older than anything remembered', 9, Number.POSITIVE_INFINITY],
])('measures the lag of a replica that %s', (_, replayed, lag) => {
  expect(lagMs(historyOf(10, 20, 30), replayed)).toBe(lag);
});

it('an idle primary makes no replica late', () => {
  expect(lagMs(historyOf(10, 10, 10), 10)).toBe(0);
});

it('no replica is late before the primary was ever seen', () => {
  expect(lagMs([], 5)).toBe(0);
});

it('a replica that is further ahead never counts as later', () => {
  const steps = fc.array(fc.nat(5), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(steps, fc.nat(60), fc.nat(60), (increments, one, other) => {
      let position = 0;
      let history: LogPosition[] = [];
      for (const [tick, increment] of increments.entries()) {
        position += increment;
        history = rememberPosition(history, { position, atMs: tick * 1000 });
      }
      const lag = (replayed: number) => lagMs(history, replayed);
      expect(lag(Math.max(one, other))).toBeLessThanOrEqual(lag(Math.min(one, other)));
    }),
  );
});
