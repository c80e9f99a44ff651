import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { isDuplicate } from '../platform/database/database-error.ts';

export type Opening = {
  accountId: number;
  companyId: number;
  /** First day of the month it counts for. */
  month: string;
  quota: number;
  at: Date;
};

type Outcome = { exists: boolean; is_open: boolean };

/**
 * Counts a company for a member and logs the opening, or does neither. One statement, so one flush to disk.
 * A company that was counted this month is open already. Otherwise the counter goes up unless it has reached the quota:
 * parallel openings wait for each other at its row and see what the one before has left. Two openings of the same
 * company both believe they are first; the second then hits the row that the first has written, and fails as a whole.
 */
const countOnce = async (db: Database, { accountId, companyId, month, quota, at }: Opening): Promise<Outcome> => {
  const { rows } = await sql<Outcome>`
    with target as (
      select id from company where id = ${companyId}
    ), known as (
      select company_id as id from company_request
      where account_id = ${accountId} and month = ${month} and company_id in (select id from target)
    ), counted as (
      insert into company_request_count (account_id, month, used)
      select ${accountId}::integer, ${month}::date, 1 from target
      where ${quota}::integer > 0 and not exists (select from known)
      on conflict (account_id, month) do update set used = company_request_count.used + 1
      where company_request_count.used < ${quota}
      returning account_id
    ), request as (
      insert into company_request (account_id, month, company_id, requested_at)
      select account_id, ${month}::date, ${companyId}::integer, ${at}::timestamptz from counted
      returning company_id as id
    ), opened as (
      select id from known union all select id from request
    ), logged as (
      insert into access_log (account_id, company_id, opened_at)
      select ${accountId}::integer, id, ${at}::timestamptz from opened
      on conflict (account_id, company_id, person_id) do update set opened_at = excluded.opened_at
    ), audited as (
      insert into audit_log (account_id, kind, entity_id, at)
      select ${accountId}::integer, 'company', id, ${at}::timestamptz from opened
    )
    select exists (select from target) as exists, exists (select from opened) as is_open`.execute(db);
  return rows[0] ?? { exists: false, is_open: false };
};

/**
 * Runs `countOnce` again if it refused or collided: a parallel opening may have counted the company by now, even if
 * that took the last of the quota.
 */
export const countOpening = async (db: Database, opening: Opening): Promise<Outcome> => {
  try {
    const outcome = await countOnce(db, opening);
    if (outcome.is_open || !outcome.exists) return outcome;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
  return countOnce(db, opening);
};
