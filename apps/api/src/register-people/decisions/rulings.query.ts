import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { IdentityRuling } from '../../platform/database/schema.generated.ts';

type Reader = Database | DatabaseTransaction;
type Verdict = 'one' | 'two';

type RulingRow = Selectable<IdentityRuling>;

export const findMentions = async (db: Reader, personId: number): Promise<number[]> => {
  const rows = await db.selectFrom('mention').select('id').where('person_id', '=', personId).orderBy('id').execute();
  return rows.map(({ id }) => id);
};

/** What holds between two sets of mentions; null if nothing was decided, or not the same for all. */
export const findVerdict = async (
  db: Reader,
  these: readonly number[],
  those: readonly number[],
): Promise<Verdict | null> => {
  const { rows } = await sql<{ verdict: Verdict }>`
    select distinct verdict from identity_decision
    where mention_a = any(${these}::integer[]) and mention_b = any(${those}::integer[])
      or mention_a = any(${those}::integer[]) and mention_b = any(${these}::integer[])`.execute(db);
  return rows.length === 1 ? (rows[0]?.verdict ?? null) : null;
};

type NewRuling = {
  verdict: Verdict;
  these: number[];
  those: number[];
  reason: string;
  reportId: number | null;
  at: Date;
};

/** Each pair of a ruling, the lower mention first. */
const PAIRS = sql`select ruling.id as ruling_id, verdict, ruling.reason, ruling.decided_at, least(one, other) as low,
    greatest(one, other) as high
  from identity_ruling ruling cross join unnest(these) one cross join unnest(those) other
  where one <> other`;

/** Stores the ruling for each of its pairs, in place of what was decided before. */
export const insertRuling = async (trx: DatabaseTransaction, ruling: NewRuling): Promise<void> => {
  const { verdict, these, those, reason, reportId, at } = ruling;
  const { id } = await trx
    .insertInto('identity_ruling')
    .values({ verdict, these, those, reason, report_id: reportId, decided_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into identity_decision (mention_a, mention_b, verdict, reason, decided_at, ruling_id)
    select low, high, verdict, reason, decided_at, ruling_id from (${PAIRS}) pair where ruling_id = ${id}
    on conflict (mention_a, mention_b) do update set verdict = excluded.verdict, reason = excluded.reason,
      decided_at = excluded.decided_at, ruling_id = excluded.ruling_id`.execute(trx);
};

export const lockRuling = (trx: DatabaseTransaction, id: number): Promise<RulingRow | undefined> =>
  trx.selectFrom('identity_ruling').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Older rulings on its pairs apply again. */
export const deleteRuling = async (trx: DatabaseTransaction, { id, these, those }: RulingRow, at: Date) => {
  await trx.updateTable('identity_ruling').set({ withdrawn_at: at }).where('id', '=', id).execute();
  await trx.deleteFrom('identity_decision').where('ruling_id', '=', id).execute();
  const meant = [...these, ...those];
  await sql`
    insert into identity_decision (mention_a, mention_b, verdict, reason, decided_at, ruling_id)
    select distinct on (low, high) low, high, verdict, reason, decided_at, ruling_id
    from (${PAIRS} and withdrawn_at is null and (these || those) && ${meant}::integer[]) pair
    where low = any(${meant}::integer[]) and high = any(${meant}::integer[])
    order by low, high, ruling_id desc
    on conflict (mention_a, mention_b) do nothing`.execute(trx);
};

/** Rulings about any of these mentions, newest first. */
export const findRulings = async (db: Reader, mentions: readonly number[]): Promise<RulingRow[]> =>
  db
    .selectFrom('identity_ruling')
    .selectAll()
    .where(sql<boolean>`(these || those) && ${mentions}::integer[]`)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export const lockReport = (trx: DatabaseTransaction, id: number) =>
  trx.selectFrom('identity_report').select(['id', 'outcome']).where('id', '=', id).forUpdate().executeTakeFirst();

export const closeReport = async (
  trx: DatabaseTransaction,
  id: number,
  { outcome, reason, at }: { outcome: string; reason: string; at: Date },
): Promise<void> => {
  await trx.updateTable('identity_report').set({ outcome, reason, decided_at: at }).where('id', '=', id).execute();
};
