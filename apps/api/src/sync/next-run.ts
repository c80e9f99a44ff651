import { DAY_MS, HOUR_MS, MINUTE_MS } from '@firmament/calendar/day';
import type { SyncFailure } from './sync-failure.ts';
import type { SyncSource } from './sync-source.ts';
import type { SyncState } from './sync-state.query.ts';

/** After the first failure; doubles with each further one. */
const FIRST_WAIT_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = 12 * HOUR_MS;
/** A refused key does not get better by itself, and asking with it may lock it for good. */
const KEY_WAIT_MS = DAY_MS;
/** A random delay, so that installations do not all ask at the same moment. */
const JITTER = 0.2;

/** Longer ahead than any run is ever planned: the slowest source is read once a month, and up to a fifth later. */
const FURTHEST_MS = 40 * DAY_MS;

type Wait = { now: Date; random: () => number };

export const afterSuccess = ({ everyMs }: SyncSource, { now, random }: Wait): Date =>
  new Date(now.getTime() + everyMs * (1 + JITTER * random()));

/** `failures` counts this one, too. */
export const afterFailure = (failure: SyncFailure, failures: number, { now, random }: Wait): Date => {
  const usual = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(20, failures - 1));
  const waitMs = (failure.kind === 'key' ? KEY_WAIT_MS : usual) * (1 + JITTER * random());
  return new Date(Math.max(now.getTime() + waitMs, failure.retryAt?.getTime() ?? 0));
};

/** A plan that lies too far ahead was made by a clock that was wrong. */
export const isDue = (state: Pick<SyncState, 'next_run_at'> | undefined, now: Date): boolean => {
  const waitMs = (state?.next_run_at?.getTime() ?? 0) - now.getTime();
  return waitMs <= 0 || waitMs > FURTHEST_MS;
};

/** A day later than now was set by a clock that was wrong. */
export const isComparisonDue = (
  { compareEveryMs }: SyncSource,
  state: Pick<SyncState, 'compared_at'> | undefined,
  now: Date,
): boolean => {
  if (compareEveryMs === undefined) return false;
  const sinceMs = now.getTime() - (state?.compared_at?.getTime() ?? 0);
  return sinceMs >= compareEveryMs || sinceMs < 0;
};

type Known = Pick<SyncState, 'last_success_at' | 'first_tried_at'>;

/** Whether it has been too long since a clean run, or since the first try if there was none. */
export const isStale = ({ staleAfterMs }: SyncSource, { last_success_at, first_tried_at }: Known, now: Date): boolean =>
  now.getTime() - (last_success_at ?? first_tried_at).getTime() > staleAfterMs;
