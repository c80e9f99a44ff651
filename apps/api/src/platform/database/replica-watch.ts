import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { createPool } from './database.ts';

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

export type ReplicaState = { name: string; lagSeconds: number | null };

/** Knows which servers may be read from. */
export type ReplicaWatch = {
  isPrimaryUp(): boolean;
  /** Whether the replica at this place of the list answers and is not behind. */
  isFit(replica: number): boolean;
  /** How it looked at the last measurement. */
  states(): ReplicaState[];
  /** Resolves when every replica in use shows what the primary shows now. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

const MEASURE_EVERY_MS = 1_000;
/** A server that takes longer than this to report its position counts as down. */
const MEASURE_TIMEOUT_MS = 1_000;
const MAX_LAG_MS = 2_000;
/**
 * The oldest state that is ever shown: the allowed lag, the time to the next measurement, and how long that may take.
 * After this a replica has caught up or is left out, even by processes that cannot tell us.
 */
export const MAX_STALENESS_MS = MAX_LAG_MS + MEASURE_EVERY_MS + MEASURE_TIMEOUT_MS;
const LOOK_AGAIN_MS = 50;

/** What a replica has replayed, or the primary has written; the list of replicas may name the current primary. */
const POSITION = `select pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::bigint as position`;

/** A connection of its own for each, so that a server under load does not count as down. */
const openGauge = (url: string): pg.Pool =>
  createPool({ url, size: 1, connectTimeoutMs: MEASURE_TIMEOUT_MS, answerTimeoutMs: MEASURE_TIMEOUT_MS });

const positionOf = async (gauge: pg.Pool): Promise<number | undefined> => {
  try {
    const { rows } = await gauge.query<{ position: number | null }>(POSITION);
    return rows[0]?.position ?? undefined;
  } catch {
    return undefined;
  }
};

export const watchReplicas = async (
  primaryUrl: string,
  replicaUrls: readonly string[],
  logger: Logger,
): Promise<ReplicaWatch> => {
  const primary = openGauge(primaryUrl);
  const replicas = replicaUrls.map((url) => ({
    gauge: openGauge(url),
    host: new URL(url).host,
    isFit: false,
    lagMs: undefined as number | undefined,
  }));
  const stopping = new AbortController();
  let history: LogPosition[] = [];
  let isPrimaryUp = true;

  const judge = (replica: (typeof replicas)[number], replayed: number | undefined): void => {
    const lag = replayed === undefined ? undefined : lagMs(history, replayed);
    const isFit = lag !== undefined && lag <= MAX_LAG_MS;
    if (isFit !== replica.isFit) {
      const reason = lag === undefined ? 'it does not answer' : `it is ${Math.round(lag / 1000)} s behind`;
      const { host } = replica;
      if (isFit) logger.info({ replica: host }, 'reads go to a replica');
      else logger.warn({ replica: host }, `a replica is left out: ${reason}`);
    }
    Object.assign(replica, { isFit, lagMs: lag });
  };

  const measure = async (): Promise<void> => {
    // The primary first: a replica that has reached this position by then is not behind.
    const position = await positionOf(primary);
    isPrimaryUp = position !== undefined;
    if (position !== undefined) history = rememberPosition(history, { position, atMs: performance.now() });
    await Promise.all(replicas.map(async (replica) => judge(replica, await positionOf(replica.gauge))));
  };

  const keepMeasuring = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(MEASURE_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (!stopping.signal.aborted) await measure();
    }
  };

  await measure();
  const measuring = keepMeasuring();

  return {
    isPrimaryUp: () => isPrimaryUp,
    isFit: (replica) => replicas[replica]?.isFit ?? false,
    states: () =>
      replicas.map(({ host, lagMs: lag = Number.POSITIVE_INFINITY }) => ({
        name: host,
        lagSeconds: Number.isFinite(lag) ? lag / 1000 : null,
      })),
    caughtUp: async () => {
      const until = performance.now() + MAX_STALENESS_MS;
      const wanted = await positionOf(primary);
      let late = replicas;
      while (late.length > 0 && performance.now() < until) {
        const positions = await Promise.all(late.map(({ gauge }) => positionOf(gauge)));
        late = late.filter((_, place) => wanted === undefined || (positions[place] ?? -1) < wanted);
        if (late.length > 0) await pause(LOOK_AGAIN_MS);
      }
    },
    close: async () => {
      stopping.abort();
      await measuring;
      await Promise.all([primary, ...replicas.map(({ gauge }) => gauge)].map((gauge) => gauge.end()));
    },
  };
};
