import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { MIGRATIONS_DIR } from '../paths.ts';
import { isLockTimeout } from './database-error.ts';
import { LOCKS } from './locks.ts';
import { writeSources } from './write-sources.ts';

type Migration = { name: string; sql: string; checksum: string };

type Patience = { waitMs: number; pauseMs: number; tries: number };

/**
 * A migration that waits for a table, such as for a backup that reads it, holds up every reader behind it. So it gives
 * up before they do (`lock_timeout`), lets them pass and tries again, for a quarter of an hour.
 */
const PATIENCE: Patience = { waitMs: 3_000, pauseMs: 2_000, tries: 200 };

/**
 * Applies the numbered SQL files that the database does not have yet, each in a transaction of its own. Several
 * processes may start at once: one works, the others wait for the lock and find everything done.
 */
export const migrate = async (
  pool: pg.Pool,
  directory: string = MIGRATIONS_DIR,
  patience: Patience = PATIENCE,
): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration]);
    const missing = await findMissing(client, await readMigrations(directory));
    for (const migration of missing) await applyAlone(client, migration, patience);
    if (directory === MIGRATIONS_DIR) await writeSources(client);
    return missing.map((migration) => migration.name);
  } finally {
    // The lock and the session's settings go with the connection.
    client.release(true);
  }
};

/** The same inside the caller's transaction, for a restore; `upTo` names the migrations a backup was made with. */
export const migrateWithin = async (client: pg.ClientBase, upTo?: string[]): Promise<void> => {
  const migrations = await readMigrations(MIGRATIONS_DIR);
  if (upTo)
    assertKnown(
      upTo.map((name) => ({ name })),
      migrations,
    );
  const missing = await findMissing(client, migrations);
  for (const migration of missing) if (!upTo || upTo.includes(migration.name)) await apply(client, migration);
  if (!upTo) await writeSources(client);
};

const findMissing = async (client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> => {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration');
  assertKnown(applied.rows, migrations);
  const done = new Set(applied.rows.map((row) => row.name));
  return migrations.filter((migration) => !done.has(migration.name));
};

const readMigrations = async (directory: string): Promise<Migration[]> => {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const assertKnown = (applied: { name: string; checksum?: string }[], migrations: Migration[]): void => {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) {
      throw new OperatorError(
        `the database is newer than this version of Firmament (it has the migration ${name})`,
        'Start the version that made it, or a newer one; or restore a backup from before the upgrade.',
      );
    }
    if (checksum !== undefined && known.get(name) !== checksum) {
      throw new OperatorError(
        `the migration ${name} was changed after it had been applied to this database`,
        'Restore the file as it was and put the change into a new migration.',
      );
    }
  }
};

const apply = async (client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> => {
  await client.query(sql);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
};

const applyAlone = async (client: pg.ClientBase, migration: Migration, patience: Patience): Promise<void> => {
  for (let tried = 1; ; tried++) {
    try {
      await client.query(`begin; set local lock_timeout = ${patience.waitMs}`);
      await apply(client, migration);
      await client.query('commit');
      return;
    } catch (cause) {
      await client.query('rollback');
      if (!isLockTimeout(cause)) throw failure(migration, cause, 'Report this, or start the previous version again.');
      if (tried === patience.tries)
        throw failure(migration, cause, 'Something reads a table for long, such as a backup: start again after it.');
    }
    await pause(patience.pauseMs);
  }
};

const failure = ({ name }: Migration, cause: unknown, suggestion: string): OperatorError =>
  new OperatorError(
    `the migration ${name} failed and was undone: ${(cause as Error).message}`,
    `Nothing was changed. ${suggestion}`,
    { cause },
  );
