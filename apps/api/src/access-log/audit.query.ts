import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { listedPeople } from '../records/listed-people.ts';

/** Who accessed data of companies and people. Their pages and the exports write it, in the same statement. */

export const findAccessesBy = (db: Database, accountId: number) =>
  db
    .selectFrom('audit_log')
    .select(['at', 'kind', 'entity_id', 'detail'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Trying a date of birth on somebody is an access to them, too. */
const KINDS = { company: ['company'], person: ['person', 'birth_check'] };

export type Access = Awaited<ReturnType<typeof findAccesses>>[number];

/** A person of the registers may have been opened under several numbers. */
type Which = { kind: 'company' | 'person'; entityIds: readonly number[] } | { accountId: number };

/** Accesses to one company or person, or by one account, newest first; names and email only while those exist. */
export const findAccesses = (db: Database, which: Which) => {
  const people =
    'accountId' in which
      ? sql`array(select entity_id from audit_log where account_id = ${which.accountId} and kind = 'person')`
      : sql`${which.entityIds}::integer[]`;
  const accesses = db
    .selectFrom('audit_log')
    .leftJoin('account', 'account.id', 'audit_log.account_id')
    .leftJoin('company', (join) => join.onRef('company.id', '=', 'entity_id').on('kind', '=', 'company'))
    .leftJoin(listedPeople(db, people).as('person'), (join) =>
      join.onRef('person.id', '=', 'entity_id').on('kind', '=', 'person'),
    )
    .select(['at', 'kind', 'entity_id', 'detail', 'audit_log.account_id', 'account.email'])
    .select(['company.name', 'person.full_name', 'person.profile_id'])
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc');
  return 'accountId' in which
    ? accesses.where('audit_log.account_id', '=', which.accountId).execute()
    : accesses.where('kind', 'in', KINDS[which.kind]).where('entity_id', 'in', which.entityIds).execute();
};

/** Deletes accesses before a moment from the audit log, the recently viewed and the quota counts. */
export const deleteAccesses = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('audit_log').where('at', '<=', before).execute();
  await db.deleteFrom('access_log').where('opened_at', '<=', before).execute();
  // By whole months, so that a counter always matches its rows.
  const month = sql<string>`date_trunc('month', ${before}::timestamptz at time zone 'utc')::date`;
  await db.deleteFrom('record_request').where('month', '<', month).execute();
  await db.deleteFrom('record_request_count').where('month', '<', month).execute();
};
