import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { findWatchlist } from './watchlist.query.ts';

export const isMailWanted = async (db: Database, accountId: number): Promise<boolean> =>
  (await db.selectFrom('watch_mail').select('account_id').where('account_id', '=', accountId).executeTakeFirst()) !==
  undefined;

/** Starts now: changes from before the member wanted the mail are not reported. */
export const wantMail = (db: Database, accountId: number, at: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('watch_mail')
      .values({
        account_id: accountId,
        wanted_since: at,
        unsubscribe_token: randomBytes(32).toString('base64url'),
      })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) await skipWhatWas(trx, accountId);
  });

export const endMail = async (db: Database, accountId: number): Promise<void> => {
  await db.deleteFrom('watch_mail').where('account_id', '=', accountId).execute();
};

/** Returns whether there was one to end. */
export const endMailByToken = async (db: Database, token: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('watch_mail')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Members whose list was not checked on this day yet; marks them as checked. */
export const takeDue = async (trx: DatabaseTransaction, day: string): Promise<number[]> => {
  const rows = await trx
    .updateTable('watch_mail')
    .set({ looked_on: day })
    .where((mail) => mail.or([mail('looked_on', 'is', null), mail('looked_on', '<', day)]))
    .returning('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
};

/** The recipient; undefined if the mail is no longer wanted. Locked until the transaction ends. */
export const lockReader = (trx: DatabaseTransaction, accountId: number) =>
  trx
    .selectFrom('watch_mail')
    .innerJoin('account', 'account.id', 'watch_mail.account_id')
    .select(['email', 'full_name', 'language', 'unsubscribe_token'])
    .where('account_id', '=', accountId)
    .forUpdate('watch_mail')
    .executeTakeFirst();

/** Only companies and people with news. */
export const findNews = async (trx: DatabaseTransaction, accountId: number) =>
  (await findWatchlist(trx, accountId, 'mailed_change_id')).filter(
    ({ events, mandate_events, changes }) => events.length + mandate_events.length + changes.length > 0,
  );

/** The mail does not report changes up to now. */
const skipWhatWas = async (trx: DatabaseTransaction, accountId: number): Promise<void> => {
  await sql`
    update watch set mailed_change_id = latest.id
    from watch own cross join lateral (
      select greatest(
        (select max(seq) from event where event.company_id = own.company_id),
        case when own.person_id < 0 then (select max(seq) from event) end,
        (select max(id) from change_record change where change.entity = 'person' and change.entity_id = own.person_id)
      ) as id
    ) latest
    where own.account_id = ${accountId} and watch.id = own.id and watch.mailed_change_id < latest.id`.execute(trx);
};

/** Marks exactly what a mail reports: a change that is recorded while it is written waits for the next one. */
export const markMailed = async (
  trx: DatabaseTransaction,
  mailed: readonly { watchId: number; changeId: number }[],
): Promise<void> => {
  await sql`
    update watch set mailed_change_id = mailed.change_id
    from unnest(${mailed.map(({ watchId }) => watchId)}::bigint[], ${mailed.map(({ changeId }) => changeId)}::bigint[])
      as mailed (watch_id, change_id)
    where watch.id = mailed.watch_id`.execute(trx);
};
