/** Where the log of the primary stood at a moment; positions only grow. */
export type LogPosition = { position: number; atMs: number };

/** Enough: a replica that is further behind than this is too far behind anyway. */
const REMEMBERED = 10;

/** Records the primary's position, once a tick. */
export const rememberPosition = (history: readonly LogPosition[], position: LogPosition): LogPosition[] =>
  [...history, position].slice(-REMEMBERED);

/**
 * How old the state of a replica is that has replayed up to `replayed`: the time from the newest known position it has
 * reached to the last look at the primary. Positions tell what clocks cannot: an idle primary makes no replica late,
 * and a replica that no longer receives anything does not pass for one with nothing to do. While the primary is down
 * nothing is written, so no replica falls further behind.
 */
export const lagMs = (history: readonly LogPosition[], replayed: number): number => {
  const last = history.at(-1);
  if (last === undefined) return 0;
  const reached = history.findLast(({ position }) => position <= replayed);
  return reached === undefined ? Number.POSITIVE_INFINITY : last.atMs - reached.atMs;
};
