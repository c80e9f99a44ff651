import { MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../../src/platform/clock.ts';

/** For `pass`. */
export const MINUTES_PER_DAY = 24 * 60;

export type TestClock = Clock & { pass(minutes: number): void };

/** A clock that stands still until the test moves it. */
export const createTestClock = (start = '2026-03-10T09:00:00Z'): TestClock => {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    pass: (minutes) => {
      now += minutes * MINUTE_MS;
    },
  };
};
