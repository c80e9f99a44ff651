/** Where the log of the primary stood at a moment; positions only grow. */
export type LogPosition = { position: number; atMs: number };

/** Of more than this nothing is decided: whoever is further behind is too far behind. */
const REMEMBERED = 10;

/** Takes down how far the primary is, once a tick. */
export const rememberPosition = (history: readonly LogPosition[], position: LogPosition): LogPosition[] =>
  [...history, position].slice(-REMEMBERED);

/**
 * How old the state of a replica is that has replayed up to `replayed`: how long before the last look at the primary the
 * newest known position was that it has reached. Positions tell what clocks cannot: an idle primary makes nobody late, and
 * a replica that receives nothing any more does not pass for one that has nothing to do. While the primary is away
 * nothing is written, so nobody falls further behind.
 */
export const lagMs = (history: readonly LogPosition[], replayed: number): number => {
  const last = history.at(-1);
  if (last === undefined) return 0;
  const reached = history.findLast(({ position }) => position <= replayed);
  return reached === undefined ? Number.POSITIVE_INFINITY : last.atMs - reached.atMs;
};
