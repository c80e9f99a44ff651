import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { migrateJobs } from '../jobs/job-runner.ts';
import type { Logger } from '../logger.ts';
import { assertUsable, createDatabase, createPool, type Database } from './database.ts';
import {
  type EmbeddedPostgres,
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** For the operator: what database this is and where. */
  description: string;
  migrate: () => Promise<string[]>;
  close: () => Promise<void>;
};

type Options = Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>;

/** How often we check that our embedded server still runs. */
const WATCH_INTERVAL_MS = 1000;

/** Statements that still run after everything else has closed are cut off after this long. */
const POOL_PATIENCE_MS = 3_000;

/** Opens the database of the configuration: your own server, or the embedded one, which it starts. */
export const openDatabase = async (config: Options, purpose: string, logger: Logger): Promise<OpenDatabase> => {
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, purpose });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  let isClosing = false;
  const pool = createPool({
    url,
    size: config.databasePoolSize,
    onError: (error) => {
      if (!isClosing) logger.warn({ err: error }, 'a database connection broke');
    },
  });
  let version: string;
  try {
    version = await assertUsable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const stopWatching = embedded ? watch(embedded, logger) : () => {};
  return {
    db: createDatabase(pool),
    pool,
    url,
    description: embedded
      ? `embedded PostgreSQL ${version} in ${config.dataDir}${embedded.remark ? `; it ${embedded.remark}` : ''}`
      : `PostgreSQL ${version} at DATABASE_URL`,
    migrate: async () => {
      const applied = await migrate(pool);
      await migrateJobs(pool);
      return applied;
    },
    close: async () => {
      isClosing = true;
      stopWatching();
      // A process that is told to stop while it starts may be in the middle of a long statement.
      await Promise.race([pool.end(), pause(POOL_PATIENCE_MS)]);
      await embedded?.stop();
    },
  };
};

/**
 * For commands that may run beside a server: uses the embedded database of that server, or starts it for as long as the
 * command runs. `isBesideServer` says whether a server on this machine uses it too.
 */
export const openSharedDatabase = async (
  config: Options,
  purpose: string,
  logger: Logger,
): Promise<OpenDatabase & { isBesideServer: boolean }> => {
  const running = config.databaseUrl === undefined ? await findRunningEmbeddedPostgres(config.dataDir) : undefined;
  const database = await openDatabase({ ...config, databaseUrl: config.databaseUrl ?? running }, purpose, logger);
  return { ...database, isBesideServer: running !== undefined };
};

/** Restarts our server when it has died, and keeps trying. */
const watch = (embedded: EmbeddedPostgres, logger: Logger): (() => void) => {
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    embedded
      .ensureRunning()
      .catch((error) => logger.error({ err: error }, 'the embedded database does not come back'))
      .finally(() => {
        isChecking = false;
      });
  }, WATCH_INTERVAL_MS);
  return () => clearInterval(timer);
};
