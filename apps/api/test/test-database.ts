import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, createPool, type Database } from '../src/platform/database/database.ts';
import { TEMPLATE } from './database-server.ts';

export type TestDatabase = { db: Database; pool: pg.Pool; url: string };

const asAdmin = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
};

/** A database of one's own, cloned from the template (or empty), gone when the test is over. */
export const createTestDatabase = async ({
  isEmpty = false,
} = {}): Promise<TestDatabase & { drop(): Promise<void> }> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} owner firmament template ${isEmpty ? 'template0' : TEMPLATE}`);
  const url = inject('appUrl').replace(/\/firmament$/, `/${name}`);
  const pool = createPool({ url, size: 5 });
  const drop = async () => {
    await pool.end();
    await asAdmin(`drop database ${name} with (force)`);
  };
  return { db: createDatabase(pool), pool, url, drop };
};

/** For use inside a test. */
export const useTestDatabase = async (options?: { isEmpty?: boolean }): Promise<TestDatabase> => {
  const { drop, ...database } = await createTestDatabase(options);
  onTestFinished(drop);
  return database;
};
