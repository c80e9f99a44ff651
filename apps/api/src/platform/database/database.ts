import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { namingStatements } from './prepared-statement.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

/** No statement of a request may hold the others up for long; imports and migrations set their own limits. */
export const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** Long, because a new connection authenticates and plans every statement anew, which requests would notice. */
const IDLE_TIMEOUT_MS = 600_000;

const { builtins } = pg.types;

/** bigint and numeric as numbers (ours stay below 2^53), dates as the text `yyyy-mm-dd` that no time zone can shift. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

type PoolOptions = {
  url: string;
  size: number;
  onError?: (error: Error) => void;
  connectTimeoutMs?: number;
  /** After this long the server counts as gone and the connection is dropped; if not set, only the server decides. */
  answerTimeoutMs?: number;
};

export const createPool = (options: PoolOptions): pg.Pool => {
  const { url, size, onError = () => {}, connectTimeoutMs = CONNECT_TIMEOUT_MS, answerTimeoutMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'firmament',
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(answerTimeoutMs !== undefined && { query_timeout: answerTimeoutMs }),
    // A server whose machine died does not close its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // A broken connection (server restart) must not end the process; the pool replaces it. Only the connection reports
  // it: the pool's own event would carry the whole client along, with the key that cancels its statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: namingStatements(pool) }) });

export const OLDEST_POSTGRES = 15;

/** Tells the operator in a sentence why a database cannot be used, before anything else touches it. */
export const assertUsable = async (pool: pg.Pool): Promise<string> => {
  let version: number;
  try {
    const { rows } = await pool.query('show server_version_num');
    version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  } catch (cause) {
    const reason = (cause as { code?: string; message?: string }).code ?? (cause as Error).message;
    throw new OperatorError(
      `the database at DATABASE_URL cannot be reached (${reason})`,
      'Check that the server runs and that host, port, user, password and database name in DATABASE_URL are right.',
      { cause },
    );
  }
  if (version < OLDEST_POSTGRES) {
    throw new OperatorError(
      `the database at DATABASE_URL is PostgreSQL ${version}`,
      `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`,
    );
  }
  return String(version);
};
