import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { PRIVATE_FILE } from '../platform/data-folder.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { END_OF_ROWS, type Head } from './backup-file.ts';
import { readCounters } from './counters.query.ts';
import { listTables } from './tables.query.ts';

export type BackupSummary = {
  tables: number;
  bytes: number;
  /** Whether the desk knows of it. */
  isNoted: boolean;
};

/** Enough of a waiting job to add it again. */
export const JOB_COLUMNS = ['identifier', 'payload', 'queue_name', 'run_at', 'max_attempts', 'job_key', 'priority'];

const WAITING_JOBS = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`;

/** Writes a snapshot of the whole database into one file, without holding up requests. */
export const writeBackup = async (pool: pg.Pool, path: string): Promise<BackupSummary> => {
  const unfinished = `${path}.unfinished`;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    const file = createWriteStream(unfinished, { mode: PRIVATE_FILE });
    await pipeline(withChecksum(contentOf(client, tables)), createGzip({ level: 6 }), file);
    await rename(unfinished, path);
    const bytes = file.bytesWritten;
    return { tables: tables.length, bytes, isNoted: await noteRun(pool, bytes) };
  } catch (cause) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw isFileError(cause) ? unwritable(path, cause) : cause;
  } finally {
    client.release(true);
  }
};

/**
 * For the desk. The file is complete, whether or not this can be written down: not in a database that is still to be
 * updated, that only reads, or whose disk is full.
 */
const noteRun = async (pool: pg.Pool, bytes: number): Promise<boolean> => {
  try {
    await pool.query('insert into backup_run (finished_at, size_bytes) values (now(), $1)', [bytes]);
    return true;
  } catch {
    return false;
  }
};

/** Of the file, not of the connection to the database: only those name what was called. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'open' || error.syscall === 'write');

const unwritable = (path: string, cause: NodeJS.ErrnoException): OperatorError =>
  new OperatorError(
    `the backup cannot be written to ${path} (${cause.code})`,
    cause.code === 'ENOSPC'
      ? 'Make room on the disk, or choose another one.'
      : 'Choose a file in a folder that exists.',
    { cause },
  );

async function* contentOf(
  client: pg.ClientBase,
  tables: Awaited<ReturnType<typeof listTables>>,
): AsyncGenerator<Buffer> {
  yield lineOf(await makeHead(client));
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    yield lineOf({ table: name, columns });
    yield* client.query(copyTo(`copy "${name}" (${list}) to stdout`));
    yield END_LINE;
  }
  yield lineOf({ table: 'graphile_worker.jobs', columns: JOB_COLUMNS });
  yield* client.query(copyTo(`copy (${WAITING_JOBS}) to stdout`));
  yield END_LINE;
}

/** The content, and behind it the hash of all of it. */
async function* withChecksum(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield lineOf({ sha256: hash.digest('hex') });
}

const lineOf = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
const END_LINE = Buffer.from(`${END_OF_ROWS}\n`);

const makeHead = async (client: pg.ClientBase): Promise<Head> => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return {
    format: 'firmament-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: rows.map((row) => row.name),
    // Read after the tables were fixed: no row of the backup has a larger number.
    counters: await readCounters(client),
  };
};
