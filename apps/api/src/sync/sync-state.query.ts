import type { Day } from '@firmament/calendar/day';
import type { SyncedSourceName } from '@firmament/record/sources/sources';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { LOCKS } from '../platform/database/locks.ts';
import type { SyncState as SyncStateTable } from '../platform/database/schema.generated.ts';
import type { DayEntry } from './sync-source.ts';

export type SyncState = Selectable<SyncStateTable>;

type Db = Database | DatabaseTransaction;

export const findStates = async (db: Db): Promise<Map<string, SyncState>> => {
  const rows = await db.selectFrom('sync_state').selectAll().execute();
  return new Map(rows.map((row) => [row.source, row]));
};

/** Locks the row until the transaction ends. */
export const lockState = (trx: DatabaseTransaction, id: SyncedSourceName): Promise<SyncState> =>
  trx.selectFrom('sync_state').selectAll().where('source', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Notes that a run begins, and returns what the one before left. */
export const beginRun = async (db: Db, id: SyncedSourceName, now: Date): Promise<SyncState> => {
  const begun = { started_at: now, finished_at: null, progress_done: null, progress_total: null };
  return db
    .insertInto('sync_state')
    .values({ source: id, first_tried_at: now, ...begun })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(begun))
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const updateState = async (db: Db, id: SyncedSourceName, change: Partial<SyncState>): Promise<void> => {
  await db.updateTable('sync_state').set(change).where('source', '=', id).execute();
};

/** The entries of a source that have been applied, since a day. */
export const findEntries = async (db: Db, id: SyncedSourceName, since: Day): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('sync_entry')
    .select('entry')
    .where('source', '=', id)
    .where('day', '>=', since)
    .execute();
  return new Set(rows.map(({ entry }) => entry));
};

export const forgetEntries = async (db: Db, id: SyncedSourceName, before: Day): Promise<void> => {
  await db.deleteFrom('sync_entry').where('source', '=', id).where('day', '<', before).execute();
};

export const addEntries = async (db: Db, id: SyncedSourceName, entries: readonly DayEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  await db
    .insertInto('sync_entry')
    .values(entries.map(({ id: entry, day }) => ({ source: id, entry, day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The sources that are being read right now, by whichever process: each holds a lock that ends with it. */
export const findRunning = async (db: Db, ids: readonly SyncedSourceName[]): Promise<Set<SyncedSourceName>> => {
  const { rows } = await sql<{ id: SyncedSourceName }>`
    select id from unnest(${ids}::text[]) as id
    join pg_locks on locktype = 'advisory' and objsubid = 2 and classid = ${LOCKS.sync}
      and objid::bigint = hashtext(id)::bigint & 4294967295
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const KEYS_AT_ONCE = 10_000;

/** Keys of the companies that a source has described. In pages: all at once would take memory for each company. */
export async function* readKnownKeys(db: Db, sourceId: number): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('company_source')
      .select('source_key')
      .where('source_id', '=', sourceId)
      .where('source_key', '>', last)
      .orderBy('source_key')
      .limit(KEYS_AT_ONCE)
      .execute();
    yield rows.map(({ source_key }) => source_key);
    const next = rows.at(-1)?.source_key;
    if (next === undefined || rows.length < KEYS_AT_ONCE) return;
    last = next;
  }
}
