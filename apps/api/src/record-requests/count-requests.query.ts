import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { isDuplicate } from '../platform/database/database-error.ts';

export type RecordKind = 'company' | 'person';

/** Records of one kind that a member wants to see whole. */
export type Requests = {
  accountId: number;
  kind: RecordKind;
  ids: readonly number[];
  /** First day of the month they count for. */
  month: string;
  quota: number;
  at: Date;
  /** The export they are for: it gives them back if it fails. */
  exportId?: number | undefined;
  /** Whether they are opened one by one: openings are listed as recently viewed and stand in the audit log. */
  isOpening: boolean;
};

/** How many exist, how many of them were counted this month already, and how many are counted now: all or none. */
export type Outcome = { found: number; free: number; counted: number };

export const isGranted = ({ found, free, counted }: Outcome): boolean => free + counted === found;

/**
 * How each kind is found by its numbers: which exist, and under which numbers each may have been counted. People of the
 * registers have negative numbers, one for each mention; counted under one, they are counted under all.
 */
const KINDS = {
  company: {
    own: sql.ref('company_id'),
    other: sql.ref('person_id'),
    existing: (ids: string) => sql`select id from company where id = any(${ids}::integer[])`,
    names: (target: RawBuilder<unknown>) => sql`select id, id as name from ${target}`,
  },
  person: {
    own: sql.ref('person_id'),
    other: sql.ref('company_id'),
    existing: (ids: string) => sql`
      select id from person where id = any(${ids}::integer[])
      union
      select -whose.id from mention join register_person whose on whose.id = mention.person_id
      where -mention.id = any(${ids}::integer[])`,
    names: (target: RawBuilder<unknown>) => sql`
      select id, id as name from ${target}
      union
      select target.id, -own.id from ${target} join mention named on -named.id = target.id
      join mention own on own.person_id = named.person_id`,
  },
} as const;

const TARGET = sql`target`;
const given = (ids: string): RawBuilder<unknown> => sql`unnest(${ids}::integer[]) as target (id)`;

/** As one text: the driver takes 5 ms to quote the ten thousand numbers of an export one by one. */
const idList = (ids: readonly number[]): string => `{${ids.join()}}`;

/** Logs what was opened in the same statement, so with the same flush to disk. */
const logged = ({ kind, accountId, at }: Requests): RawBuilder<unknown> => sql`
  , logged as (
    insert into access_log (account_id, ${KINDS[kind].own}, opened_at)
    select ${accountId}::integer, id, ${at}::timestamptz from opened
    on conflict (account_id, company_id, person_id) do update set opened_at = excluded.opened_at
  ), audited as (
    insert into audit_log (account_id, kind, entity_id, at)
    select ${accountId}::integer, ${kind}, id, ${at}::timestamptz from opened
  )`;

/**
 * Counts records for a member, or none of them. One statement, so one flush to disk. What was counted this month is
 * free; if a running export counted it, it stays counted even if that export fails. For the others the counter goes up
 * unless that would exceed the quota: parallel statements wait for each other at its row and see what the one before has
 * left. Two that count the same record both believe they are first; the second then hits the row that the first has
 * written, and fails as a whole.
 *
 * Only whoever holds the counter takes over what an export counted; others are refused. Whoever waits for that row first
 * may find it changed and want the counter, which an export that waits for the row may hold.
 */
const countOnce = async (
  db: Database | DatabaseTransaction,
  requests: Requests,
  { holdsCounter }: { holdsCounter: boolean },
): Promise<Outcome> => {
  const { accountId, kind, ids, month, quota, at, exportId, isOpening } = requests;
  const { own, other, existing, names } = KINDS[kind];
  const ofTarget = sql`account_id = ${accountId} and month = ${month} and ${other} is null and ${own} = named.name`;
  const { rows } = await sql<Outcome>`
    with target as (
      ${existing(idList(ids))}
    ), named as (
      ${names(TARGET)}
    ), known as (
      select named.id from record_request, named where ${ofTarget} and export_id is null
    ), exported as (
      ${holdsCounter ? sql`update record_request set export_id = null from named` : sql`select named.id from record_request, named`}
      where ${ofTarget} and export_id is not null
      ${holdsCounter ? sql`returning named.id` : sql``}
    ), free as (
      select id from known ${holdsCounter ? sql`union select id from exported` : sql``}
    ), fresh as (
      select id from target except select id from known except select id from exported
    ), counted as (
      insert into record_request_count (account_id, month, used)
      select ${accountId}::integer, ${month}::date, count(*) from fresh having count(*) between 1 and ${quota}::integer
      on conflict (account_id, month) do update set used = record_request_count.used + excluded.used
      where record_request_count.used + excluded.used <= ${quota}
      returning account_id
    ), request as (
      insert into record_request (account_id, month, ${own}, requested_at, export_id)
      select account_id, ${month}::date, id, ${at}::timestamptz, ${exportId ?? null}::bigint
      from counted cross join fresh
      returning ${own} as id
    ), opened as (
      select id from free union all select id from request
    ) ${isOpening ? logged(requests) : sql``}
    select (select count(*) from target) as found, (select count(*) from free) as free,
      (select count(*) from request) as counted`.execute(db);
  return rows[0] ?? { found: 0, free: 0, counted: 0 };
};

/**
 * For a single record. A parallel opening may have counted it meanwhile, even with the last of the quota, or an export:
 * whoever was refused or collided asks again, and holds the counter for it.
 */
export const countOpening = async (db: Database, requests: Requests): Promise<Outcome> => {
  try {
    const outcome = await countOnce(db, requests, { holdsCounter: false });
    if (isGranted(outcome)) return outcome;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  return db.transaction().execute((trx) => countWithin(trx, requests));
};

/**
 * For many records, or inside a larger transaction. Locks the counter first, and what is counted already: whoever opens
 * a record that an export has counted keeps it without touching the counter. What others have counted is then known, so
 * nothing collides. Also returns how many requests were left before.
 */
export const countWithin = async (
  trx: DatabaseTransaction,
  requests: Requests,
): Promise<Outcome & { left: number }> => {
  const { accountId, kind, ids, month, quota } = requests;
  const { used } = await trx
    .insertInto('record_request_count')
    .values({ account_id: accountId, month, used: 0 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'month']).doUpdateSet({ used: sql.ref('record_request_count.used') }),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  const { own, other, names } = KINDS[kind];
  await sql`select from record_request where account_id = ${accountId} and month = ${month} and ${other} is null
    and ${own} in (select name from (${names(given(idList(ids)))}) named) order by ${own} for update`.execute(trx);
  return { ...(await countOnce(trx, requests, { holdsCounter: true })), left: Math.max(0, quota - used) };
};

/** Takes back what an export counted and nobody opened otherwise. */
export const giveBackRequests = (db: Database, accountId: number, exportId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // The counters first, as everybody who counts does: so that two never wait for each other.
    await trx
      .selectFrom('record_request_count')
      .select('month')
      .where('account_id', '=', accountId)
      .forUpdate()
      .execute();
    await sql`
      with gone as (
        delete from record_request where account_id = ${accountId} and export_id = ${exportId} returning month
      ), spent as (
        select month, count(*) as requests from gone group by month
      )
      update record_request_count set used = used - spent.requests from spent
      where account_id = ${accountId} and record_request_count.month = spent.month`.execute(trx);
  });

type Question = Pick<Requests, 'accountId' | 'kind' | 'ids' | 'month'>;

/** Which of these records were counted this month, and how many requests are used in all. */
export const findRequested = async (
  db: Database,
  { accountId, kind, ids, month }: Question,
): Promise<{ requested: Set<number>; used: number }> => {
  const { own, other, names } = KINDS[kind];
  const { rows } = await sql<{ requested: number[]; used: number }>`
    select array(select distinct named.id from (${names(given(idList(ids)))}) named join record_request on ${own} = named.name
      where account_id = ${accountId} and month = ${month} and ${other} is null
    ) as requested,
    coalesce((select used from record_request_count where account_id = ${accountId} and month = ${month}), 0) as used
  `.execute(db);
  return { requested: new Set(rows[0]?.requested), used: rows[0]?.used ?? 0 };
};
