import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { LOCKS } from '../platform/database/locks.ts';

/** By source. Reads the whole table: about a second for two million companies, so ask seldom. */
export const countCompanies = async (db: Database): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('company_source')
    .select((row) => ['source_id', row.fn.countAll<number>().as('count')])
    .groupBy('source_id')
    .execute();
  return new Map(rows.map(({ source_id, count }) => [source_id, count]));
};

/** The last import of each source. */
export const findLastImports = (db: Database) =>
  db.selectFrom('import_run').selectAll().distinctOn('source_id').orderBy('source_id').orderBy('id', 'desc').execute();

/** Whether any process runs an import on this database. */
export const isImportRunning = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${LOCKS.import} and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
};

/** The source answered; it may not know the company. */
const ANSWERS = ['updated', 'unchanged', 'not_there'];
/** It did not, or not usably, or we could not use it. Other outcomes are about our own settings. */
const FAILURES = ['unreachable', 'refused', 'unreadable', 'failed', 'abandoned'];

/** How asking each source went since `dayAgo`, and when it last went well and badly. Runs are kept for 90 days. */
export const findRefreshes = (db: Database, dayAgo: Date) =>
  db
    .selectFrom('refresh_run')
    .select((run) => [
      'source_id',
      run.fn.max('finished_at').filterWhere('outcome', 'in', ANSWERS).as('last_ok_at'),
      run.fn.max('finished_at').filterWhere('outcome', 'in', FAILURES).as('last_failed_at'),
      run.fn
        .countAll<number>()
        .filterWhere('outcome', 'in', ANSWERS)
        .filterWhere('finished_at', '>=', dayAgo)
        .as('ok_today'),
      run.fn
        .countAll<number>()
        .filterWhere('outcome', 'in', FAILURES)
        .filterWhere('finished_at', '>=', dayAgo)
        .as('failed_today'),
    ])
    .groupBy('source_id')
    .execute();

/** The last run of each source that failed. */
export const findLastFailures = (db: Database) =>
  db
    .selectFrom('refresh_run')
    .select(['source_id', 'outcome', 'reason'])
    .distinctOn('source_id')
    .where('outcome', 'in', FAILURES)
    .orderBy('source_id')
    .orderBy('finished_at', 'desc')
    .execute();
