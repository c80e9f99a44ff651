import { MAX_LISTED_MEMBERS } from '@firmament/api-contract/calls/desk/members';
import { quotaMonth } from '@firmament/api-contract/membership';
import { DAY_MS } from '@firmament/calendar/day';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Members for operators: who they are and what they use, never what they look at or keep. */

const members = (db: Database) =>
  db
    .selectFrom('account')
    .select(['account.id', 'account.full_name', 'account.email', 'membership_level', 'account.created_at'])
    .select(['blocked_on', 'suspended_at', 'suspension_reason', 'account.language']);

export type MemberSummary = Awaited<ReturnType<typeof findMembersBy>>[number];

/**
 * By part of a name or address, or by the number of a contract, invoice or ticket. The newest come first. Visitors of
 * the demo are no members.
 */
export const findMembersBy = (db: Database, wanted: string) => {
  let found = members(db)
    .where('visit_ends_at', 'is', null)
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .limit(MAX_LISTED_MEMBERS);
  if (wanted !== '') {
    const [text, number] = [wanted.toLowerCase(), wanted.replace(/[\s#]/g, '').toUpperCase()];
    const ticketId = /^\d{1,9}$/.test(number) ? Number(number) : null;
    found = found.where((is) =>
      is.or([
        is(sql<number>`strpos(lower(account.full_name), ${text})`, '>', 0),
        is(sql<number>`strpos(account.email, ${text})`, '>', 0),
        is('account.id', 'in', is.selectFrom('contract').select('account_id').where('number', '=', number)),
        is(
          'account.id',
          'in',
          is
            .selectFrom('invoice')
            .select('account_id')
            .where((or) => or.or([or('number', '=', number), or('reference', '=', number)])),
        ),
        is('account.id', 'in', is.selectFrom('ticket').select('account_id').where('id', '=', ticketId)),
      ]),
    );
  }
  return found.execute();
};

export const countMembers = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('account')
    .select((account) => account.fn.countAll<number>().as('count'))
    .where('visit_ends_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** One member with sessions, factors and what is used of the quotas. */
export const findMember = (db: Database, accountId: number, now: Date) =>
  members(db)
    .where('account.id', '=', accountId)
    .select((account) => [
      account
        .exists(account.selectFrom('operator').select('account_id').where('account_id', '=', accountId))
        .as('is_operator'),
      account
        .selectFrom('session')
        .select((session) => session.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .where('expires_at', '>', now)
        .as('sessions'),
      account
        .selectFrom('session')
        .select((session) => session.fn.max('last_seen_at').as('last'))
        .where('account_id', '=', accountId)
        .as('last_seen_at'),
      account
        .selectFrom('record_request_count')
        .select('used')
        .where('account_id', '=', accountId)
        .where('month', '=', quotaMonth(now))
        .as('requests_used'),
      account
        .selectFrom('data_export')
        .select((one) => one.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .where('exported_at', '>', new Date(now.getTime() - DAY_MS))
        .as('exports_used'),
    ])
    .executeTakeFirst();
