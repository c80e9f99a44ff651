import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { END_OF_ROWS, type Head, hashing } from './backup-file.ts';
import { listTables } from './tables.query.ts';

export type BackupSummary = { tables: number; bytes: number };

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
    const hash = createHash('sha256');
    const intake = hashing(hash);
    const packed = createGzip({ level: 6 });
    const file = createWriteStream(unfinished, { mode: 0o600 });
    intake.pipe(packed, { end: false });
    packed.pipe(file);
    const written = finished(file);
    written.catch(() => {});
    const writeLine = (line: string) => write(intake, `${line}\n`);

    await writeLine(JSON.stringify(await makeHead(client)));
    const tables = await listTables(client);
    for (const { name, columns } of tables) {
      await writeLine(JSON.stringify({ table: name, columns }));
      const list = columns.map((column) => `"${column}"`).join(', ');
      await copyInto(client, `copy "${name}" (${list}) to stdout`, intake);
      await writeLine(END_OF_ROWS);
    }
    await writeLine(JSON.stringify({ table: 'graphile_worker.jobs', columns: JOB_COLUMNS }));
    await copyInto(client, `copy (${WAITING_JOBS}) to stdout`, intake);
    await writeLine(END_OF_ROWS);
    intake.end();
    await once(intake, 'end');
    packed.end(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
    await written;
    await rename(unfinished, path);
    return { tables: tables.length, bytes: file.bytesWritten };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    client.release(true);
  }
};

const makeHead = async (client: pg.ClientBase): Promise<Head> => {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return {
    format: 'firmament-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: rows.map((row) => row.name),
  };
};

const write = async (stream: NodeJS.WritableStream, data: string | Buffer): Promise<void> => {
  if (!stream.write(data)) await once(stream, 'drain');
};

const copyInto = async (client: pg.ClientBase, statement: string, target: NodeJS.WritableStream): Promise<void> => {
  for await (const chunk of client.query(copyTo(statement))) await write(target, chunk);
};
