import { MAX_VISITS, VISIT_HOURS } from '@firmament/api-contract/calls/demo';
import type { Language } from '@firmament/api-contract/language';
import { toLanguage } from '@firmament/api-contract/language';
import { HOUR_MS } from '@firmament/calendar/day';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';

/**
 * Until the transaction ends nobody else begins a visit, so that two do not both take the last place. Returns whether
 * there is room for one.
 */
export const holdPlace = async (trx: DatabaseTransaction): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${LOCKS.demoVisits})`.execute(trx);
  return hasRoom(trx);
};

export const hasRoom = async (db: Database | DatabaseTransaction): Promise<boolean> => {
  const { count } = await db
    .selectFrom('account')
    .select((account) => account.fn.countAll<number>().as('count'))
    .where('visit_ends_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count < MAX_VISITS;
};

export type Visitor = { email: string; fullName: string; language: Language };

export const insertVisitor = async (
  trx: DatabaseTransaction,
  { email, fullName, language }: Visitor,
  now: Date,
): Promise<number> => {
  const { id } = await trx
    .insertInto('account')
    .values({
      email,
      full_name: fullName,
      language,
      created_at: now,
      membership_start: now.toISOString().slice(0, 10),
      visit_ends_at: new Date(now.getTime() + VISIT_HOURS * HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const visits = (db: Database) =>
  db.selectFrom('account').select(['account.id', 'email', 'language']).where('visit_ends_at', 'is not', null);

export type Visit = { accountId: number; email: string; language: Language };

const toVisit = ({ id, email, language }: { id: number; email: string; language: string }): Visit => ({
  accountId: id,
  email,
  language: toLanguage(language),
});

export const findAllVisits = async (db: Database): Promise<Visit[]> => (await visits(db).execute()).map(toVisit);

/** For a start without the demo: a job deletes the accounts within minutes, but nobody may be signed in to one meanwhile. */
export const endVisitSessions = async (db: Database): Promise<void> => {
  await db.deleteFrom('session').where('account_id', 'in', visits(db).clearSelect().select('account.id')).execute();
};

/** Those whose day is over, and those that nobody can come back to because their session has ended. */
export const findEndedVisits = async (db: Database, now: Date): Promise<Visit[]> => {
  const withSession = db.selectFrom('session').select('account_id').where('expires_at', '>', now);
  const rows = await visits(db)
    .where((is) => is.or([is('visit_ends_at', '<=', now), is('account.id', 'not in', withSession)]))
    .execute();
  return rows.map(toVisit);
};

/** The one that nobody has used for longest, if that is longer than this. */
export const findIdleVisit = async (db: Database, usedBefore: Date): Promise<Visit | undefined> => {
  const row = await visits(db)
    .innerJoin('session', 'session.account_id', 'account.id')
    .groupBy('account.id')
    .having((session) => session.fn.max('last_seen_at'), '<', usedBefore)
    .orderBy((session) => session.fn.max('last_seen_at'))
    .limit(1)
    .executeTakeFirst();
  return row && toVisit(row);
};
