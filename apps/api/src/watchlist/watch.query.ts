import type { EntityType, Watched } from '@firmament/api-contract/calls/watchlist';
import { type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import { holdPerson, listedPeople } from '../records/listed-people.ts';
import { hasObjected, isPerson, mentionsOf } from '../records/objected-person.ts';
import { mentionIdOf } from '../records/register-person-id.ts';

type Reader = Database | DatabaseTransaction;

/** A company or person by the number that lists know it by. */
export type Target = { entity: 'company' | 'person'; id: number };

const MAX_ID = 2_147_483_647;

/** Undefined if there is no such company or person. Locked until the transaction ends, so that it stays meanwhile. */
export const lockTarget = async (trx: DatabaseTransaction, watched: Watched): Promise<Target | undefined> => {
  const { entity_type, entity_id } = watched;
  if (entity_type === 'employee') {
    const held = await holdPerson(trx, entity_id);
    return held === undefined ? undefined : { entity: 'person', id: held };
  }
  const id = Number(entity_id);
  if (!Number.isInteger(id) || id < 1 || id > MAX_ID) return undefined;
  const row = await trx.selectFrom('company').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row && { entity: 'company', id: row.id };
};

/** Also locks the member: nobody else adds a watch for them until the transaction ends. */
export const countWatches = async (trx: DatabaseTransaction, accountId: number): Promise<number> => {
  await lockMember(trx, accountId);
  const { count } = await trx
    .selectFrom('watch')
    .select((watch) => watch.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * The mark up to which there is nothing new: the number of the company's last event, or of the person's last change. Of a
 * person of the registers it is that of the last event of all: further mandates may be found to be theirs, and what
 * happened to them before is no news. With `before`, what happened to a company since then is still news.
 */
export const latestChangeId = async (db: Reader, { entity, id }: Target, before?: Date): Promise<number> => {
  const events = db.selectFrom('event').select((event) => event.fn.max('seq').as('id'));
  const latest =
    entity === 'company' || id < 0
      ? events
          .$if(entity === 'company', (query) => query.where('company_id', '=', id))
          .$if(before !== undefined, (query) => query.where('seen_at', '<', before as Date))
      : db
          .selectFrom('change_record')
          .select((change) => change.fn.max('id').as('id'))
          .where('entity', '=', entity)
          .where('entity_id', '=', id);
  return (await latest.executeTakeFirst())?.id ?? 0;
};

type NewWatch = { accountId: number; target: Target; at: Date; seenChangeId: number; mailedChangeId: number };

const columnsOf = ({ entity, id }: Target) => (entity === 'company' ? { company_id: id } : { person_id: id });

/** Returns whether it is new; an existing watch stays as it is, under whatever number it has the person. */
export const insertWatch = async (
  trx: DatabaseTransaction,
  { accountId, target, at, seenChangeId, mailedChangeId }: NewWatch,
): Promise<boolean> => {
  const same = trx
    .selectFrom('watch')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`person_id in (${mentionsOf(sql`${-target.id}`)})`);
  if (target.entity === 'person' && (await same.executeTakeFirst()) !== undefined) return false;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('watch')
    .values({
      account_id: accountId,
      ...columnsOf(target),
      watched_at: at,
      seen_change_id: seenChangeId,
      mailed_change_id: mailedChangeId,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'company_id', 'person_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Matches the watch of this company or person, as the wire names it. */
const isOf = (type: EntityType, id: string) =>
  type === 'company' ? sql<SqlBool>`watch.company_id::text = ${id}` : isPerson('watch.person_id', id);

/** Returns what the member had seen of it; undefined if it was not watched. */
export const deleteWatch = async (
  db: Database,
  accountId: number,
  { entity_type, entity_id }: Watched,
): Promise<number | undefined> => {
  const rows = await db
    .deleteFrom('watch')
    .where('account_id', '=', accountId)
    .where(isOf(entity_type, entity_id))
    .returning('seen_change_id')
    .execute();
  // More than one if two were found to be one person: what was not seen of either is still news.
  return rows.length === 0 ? undefined : Math.min(...rows.map(({ seen_change_id }) => seen_change_id));
};

export const findWatched = (db: Database, accountId: number) =>
  db
    .selectFrom('watch')
    .leftJoin(
      listedPeople(db, sql`array(select person_id from watch where account_id = ${accountId})`).as('person'),
      'person.id',
      'watch.person_id',
    )
    .select(['watch.company_id', 'watch.person_id', 'person.profile_id'])
    .select(sql<boolean>`person.id is null and ${hasObjected('watch.person_id')}`.as('has_objected'))
    .where('account_id', '=', accountId)
    .orderBy('watch.id')
    .execute();

export type Seen = Watched & { change_id: number };

/** Marks only move forward: an older page that is still open cannot turn seen changes into news again. */
export const updateSeen = async (db: Database, accountId: number, seen: readonly Seen[]): Promise<void> => {
  await sql`
    update watch set seen_change_id = given.change_id
    from unnest(${seen.map(({ entity_type }) => entity_type)}::text[], ${seen.map(({ entity_id }) => entity_id)}::text[],
      ${seen.map(({ change_id }) => change_id)}::bigint[],
      ${seen.map(({ entity_id }) => mentionIdOf(entity_id) ?? null)}::integer[]) as given (type, id, change_id, mention)
    left join person on given.type = 'employee' and person.profile_id = given.id
    left join mention named on given.type = 'employee' and named.id = given.mention
    where watch.account_id = ${accountId} and watch.seen_change_id < given.change_id
      and (watch.person_id = person.id or given.type = 'company' and watch.company_id::text = given.id
        or -watch.person_id in (select own.id from mention own where own.person_id = named.person_id))`.execute(db);
};
