import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { createPool, type Database } from './database.ts';
import { isNotMigrated, isPassingFailure, isTooSlow } from './database-error.ts';
import { withName } from './prepared-statement.ts';
import { type ReplicaState, watchReplicas } from './replica-watch.ts';
import type { DB } from './schema.generated.ts';

/** For single statements that change nothing. Transactions and changes use the primary. */
export type Reads = {
  hasReplicas: boolean;
  /** How far behind each one is; null if it does not answer, or is further behind than we can tell. */
  replicas(): ReplicaState[];
  /** For what may be some seconds old: a replica, or the primary if none is fit. */
  mayLag: Database;
  /** For what must be new: the primary, or a replica while the primary is down. */
  newest: Database;
  /** Resolves when no server shows an older state than the primary's current one. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

/** With one server everything is read from it. */
export const readsFromPrimary = (db: Database): Reads => ({
  hasReplicas: false,
  replicas: () => [],
  mayLag: db,
  newest: db,
  caughtUp: async () => {},
  close: async () => {},
});

/** Reads are by key and take milliseconds; a replica that is silent for this long is gone, and the next is asked. */
const CONNECT_TIMEOUT_MS = 1_000;
const ANSWER_TIMEOUT_MS = 3_000;

/**
 * A replica may lack a migration that another one has. A statement that took too long here would take too long
 * elsewhere; three servers must not pay for it.
 */
const isWorthAnother = (error: unknown): boolean =>
  !isTooSlow(error) && (isPassingFailure(error) || isNotMigrated(error));

const askInTurn = async (pools: readonly pg.Pool[], statement: pg.QueryConfig): Promise<pg.QueryResult> => {
  let failure: unknown;
  for (const pool of pools) {
    try {
      return await pool.query(statement);
    } catch (error) {
      if (!isWorthAnother(error)) throw error;
      failure = error;
    }
  }
  throw failure;
};

/** A database that sends every statement to the first server that answers. */
const databaseOver = (servers: () => readonly pg.Pool[]): Database => {
  const query = (text: string, values: unknown[]) => {
    if (/^\s*begin\b/i.test(text)) throw new Error('a transaction needs one server: use the primary');
    return askInTurn(servers(), withName(text, values));
  };
  const client = { query: query as unknown as PostgresPoolClient['query'], release: () => {} };
  const pool: PostgresPool = { connect: async () => client, end: async () => {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
};

type Options = { primary: pg.Pool; primaryUrl: string; replicaUrls: readonly string[]; size: number; logger: Logger };

export const openReads = async ({ primary, primaryUrl, replicaUrls, size, logger }: Options): Promise<Reads> => {
  const watch = await watchReplicas(primaryUrl, replicaUrls, logger);
  const pools = replicaUrls.map((url) =>
    createPool({ url, size, connectTimeoutMs: CONNECT_TIMEOUT_MS, answerTimeoutMs: ANSWER_TIMEOUT_MS }),
  );
  let turn = 0;
  /** The fit replicas, starting with the next one each time. */
  const fitReplicas = (): pg.Pool[] => {
    const fit = pools.filter((_, place) => watch.isFit(place));
    turn += 1;
    const first = fit.length === 0 ? 0 : turn % fit.length;
    return [...fit.slice(first), ...fit.slice(0, first)];
  };
  return {
    hasReplicas: true,
    replicas: watch.states,
    mayLag: databaseOver(() => [...fitReplicas(), primary]),
    newest: databaseOver(() => (watch.isPrimaryUp() ? [primary, ...fitReplicas()] : [...fitReplicas(), primary])),
    caughtUp: watch.caughtUp,
    close: async () => {
      await watch.close();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
};
