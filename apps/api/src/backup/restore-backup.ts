import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateWithin } from '../platform/database/migrate.ts';
import { migrateJobs } from '../platform/jobs/job-runner.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { END_OF_ROWS, parseJson, part, readLines, verifyBackup } from './backup-file.ts';
import {
  advanceCounters,
  readCounters,
  readLastInvoices,
  skipLostInvoices,
  skipLostNumbers,
} from './counters.query.ts';

export type RestoreSummary = { tables: number; createdAt: string };

/**
 * Replaces everything in the database with the backup, in one transaction: it succeeds as a whole, or the database stays
 * as it was. A backup of an older version is migrated on the way.
 */
export const restoreBackup = async (pool: pg.Pool, path: string): Promise<RestoreSummary> => {
  const { migrations, counters, createdAt } = await verifyBackup(path);
  await migrateJobs(pool);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await assertNobodyElse(client);
    await client.query('begin');
    const replaced = await readCounters(client);
    const lastInvoices = await readLastInvoices(client);
    await client.query('drop schema public cascade; create schema public');
    await migrateWithin(client, migrations);
    await client.query('delete from graphile_worker._private_jobs');
    const all = await findTables(client);
    // The rows that migrations insert are in the backup, too.
    await client.query(`truncate ${all.join(', ')}`);
    await setTriggers(client, all, 'disable');
    const tables = await loadParts(client, path);
    await setTriggers(client, all, 'enable');
    await advanceCounters(client, counters);
    await migrateWithin(client);
    await skipLostNumbers(client, replaced);
    await skipLostInvoices(client, lastInvoices);
    // A search snapshot of the old database must not pass for one of this.
    await client.query('update database_identity set id = gen_random_uuid()');
    // Marks are numbers of the old database's transactions, and rows bear those of this one. Without a mark the next run
    // looks at everybody.
    await client.query('delete from identity_state');
    await client.query('commit');
    return { tables, createdAt };
  } finally {
    // After a failure the transaction is still open; closing the connection rolls it back.
    client.release(true);
  }
};

const assertNobodyElse = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query(
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and application_name = 'firmament' and state_change < now() - interval '1 second'`,
  );
  if (Number(rows[0].count) === 0) return;
  throw new OperatorError('the database is in use by a running Firmament', 'Stop it, then restore again.');
};

const findTables = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`,
  );
  return rows.map(({ name }) => name);
};

/** Everything that a change brings about is in the backup already. */
const setTriggers = async (
  client: pg.ClientBase,
  tables: readonly string[],
  to: 'enable' | 'disable',
): Promise<void> => {
  for (const table of tables) await client.query(`alter table ${table} ${to} trigger user`);
};

const JOBS = 'graphile_worker.jobs';

const loadParts = async (client: pg.ClientBase, path: string): Promise<number> => {
  const lines = readLines(path);
  await lines.next();
  let tables = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const opening = part.safeParse(parseJson(line.value));
    if (!opening.success) break;
    const { table, columns } = opening.data;
    if (table === JOBS) await loadJobs(client, lines);
    else await copyRows(client, `"${table}" (${columns.map((column) => `"${column}"`).join(', ')})`, lines);
    tables += 1;
  }
  return tables;
};

const CHUNK_BYTES = 256 * 1024;

/** Copies rows up to END_OF_ROWS. */
const copyRows = async (client: pg.ClientBase, target: string, lines: AsyncGenerator<Buffer>): Promise<void> => {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  const finished = once(stream, 'finish');
  let chunk: Buffer[] = [];
  let size = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.length === 2 && line.value.toString() === END_OF_ROWS) break;
    chunk.push(Buffer.concat([line.value, NEWLINE]));
    size += line.value.length + 1;
    if (size < CHUNK_BYTES) continue;
    if (!stream.write(Buffer.concat(chunk))) await Promise.race([once(stream, 'drain'), finished]);
    [chunk, size] = [[], 0];
  }
  stream.end(Buffer.concat(chunk));
  await finished;
};

const NEWLINE = Buffer.from('\n');

const loadJobs = async (client: pg.ClientBase, lines: AsyncGenerator<Buffer>): Promise<void> => {
  await client.query(
    `create temporary table waiting_job (identifier text, payload json, queue_name text, run_at timestamptz,
       max_attempts integer, job_key text, priority integer) on commit drop`,
  );
  await copyRows(client, 'waiting_job', lines);
  await client.query(
    `select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority)
     from waiting_job`,
  );
};
