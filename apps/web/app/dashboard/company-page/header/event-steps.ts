import type { Day } from '@firmament/calendar/day';

/** The days to which one can step from the shown one: from event to event. `undefined` is the latest state. */
export type Steps = { previous: Day | undefined; next: Day | 'latest' | undefined };

/** `days` are those on which something happened, newest first; `shown` is undefined for the latest state. */
export const stepsFrom = (days: readonly Day[], shown: Day | undefined, now: Day): Steps => {
  const past = days.filter((day) => day <= now);
  if (shown === undefined) {
    // The latest state is what has held since the last event: one step back is the day before it.
    return { previous: past[1] ?? undefined, next: undefined };
  }
  return {
    previous: past.find((day) => day < shown),
    next: past.findLast((day) => day > shown) ?? 'latest',
  };
};
