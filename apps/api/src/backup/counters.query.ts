import type pg from 'pg';

/** The last number that each sequence gave, by its name. */
export type Counters = Record<string, number>;

/** A sequence that gave none yet is left out. */
export const readCounters = async (client: pg.ClientBase): Promise<Counters> => {
  const { rows } = await client.query<{ name: string; last: string | number }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
};

/** Makes every sequence go on after the last number it gave and the largest in its column. */
export const advanceCounters = async (client: pg.ClientBase, given: Counters): Promise<void> => {
  const { rows } = await client.query<{ name: string; sequence: string; largest: string | null }>(
    `select s.relname as name, s.oid::regclass::text as sequence,
       format('(select max(%I) from %s)', a.attname, a.attrelid::regclass) as largest
     from pg_class s
     left join pg_depend owned on owned.classid = 'pg_class'::regclass and owned.objid = s.oid
       and owned.refclassid = 'pg_class'::regclass and owned.refobjsubid > 0 and owned.deptype in ('a', 'i')
     left join pg_attribute a on a.attrelid = owned.refobjid and a.attnum = owned.refobjsubid
     where s.relnamespace = 'public'::regnamespace and s.relkind = 'S'`,
  );
  for (const { name, sequence, largest } of rows) {
    // Of null `setval` makes nothing: then there is no number to go on after.
    await client.query(`select setval($1, greatest(${largest ?? 'null'}, $2::bigint))`, [
      sequence,
      given[name] ?? null,
    ]);
  }
};

/** Pages, mails and programs remember by these numbers how far they have read. */
const CURSORS = ['event_seq_number', 'change_record_id_seq'];

/**
 * What was numbered after the backup is gone, but whoever has read it still has its number, and would not be told of
 * what gets the same number again. So numbers go on from the microseconds of now: higher than any before while nobody
 * numbers a million things a second, and exact as a JavaScript number until the year 2255. `replaced` is of the database
 * that is no more, which a clock that was set back must not bring back.
 */
export const skipLostNumbers = async (client: pg.ClientBase, replaced: Counters): Promise<void> => {
  for (const cursor of CURSORS) {
    await client.query(
      `select setval($1, greatest(last_value, $2::bigint, (extract(epoch from clock_timestamp()) * 1000000)::bigint))
       from ${cursor}`,
      [cursor, replaced[cursor] ?? null],
    );
  }
};

export type LastInvoice = { year: number; last: number };

const IS_REAL = '(select not is_demo from database_kind)';

/** The number of the last invoice of each year. Nobody has one of the demo, nor of a database without a kind. */
export const readLastInvoices = async (client: pg.ClientBase): Promise<LastInvoice[]> => {
  const { rows: kinds } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'database_kind'`,
  );
  if (kinds.length === 0) return [];
  const { rows } = await client.query<LastInvoice>(`select year, last from invoice_counter where ${IS_REAL}`);
  return rows;
};

/** Customers have the invoices of after the backup, so no other one may bear such a number. */
export const skipLostInvoices = async (client: pg.ClientBase, replaced: readonly LastInvoice[]): Promise<void> => {
  await client.query(
    `insert into invoice_counter as kept (year, last)
     select year, last from jsonb_to_recordset($1) as lost (year smallint, last integer) where ${IS_REAL}
     on conflict (year) do update set last = greatest(kept.last, excluded.last)`,
    [JSON.stringify(replaced)],
  );
};
