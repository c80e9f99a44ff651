import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, createPool, type Database } from '../../src/platform/database/database.ts';
import { TEMPLATE } from './database-server.ts';

export type TestDatabase = { db: Database; pool: pg.Pool; url: string };

/** Connections to the server itself, kept by the worker: opening one takes as long as cloning a database. */
let admin: pg.Pool | undefined;

const asAdmin = async (statement: string): Promise<void> => {
  admin ??= new pg.Pool({ connectionString: inject('adminUrl'), max: 2, allowExitOnIdle: true });
  await admin.query(statement);
};

/** A new database, cloned from the template (or empty); the caller drops it. */
export const createTestDatabase = async ({
  isEmpty = false,
} = {}): Promise<TestDatabase & { drop(): Promise<void> }> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copies files instead of logging every page; takes a third of the time.
  await asAdmin(
    `create database ${name} owner firmament template ${isEmpty ? 'template0' : TEMPLATE} strategy file_copy`,
  );
  const url = inject('appUrl').replace(/\/firmament$/, `/${name}`);
  const pool = createPool({ url, size: 5 });
  const drop = async () => {
    await pool.end();
    // Not awaited: PostgreSQL naps for 100 ms until the last connection is gone. What is left goes with the server.
    asAdmin(`drop database ${name} with (force)`).catch(() => {});
  };
  return { db: createDatabase(pool), pool, url, drop };
};

/** For use inside a test. */
export const useTestDatabase = async (options?: { isEmpty?: boolean }): Promise<TestDatabase> => {
  const { drop, ...database } = await createTestDatabase(options);
  onTestFinished(drop);
  return database;
};
