import { toLanguage } from '@firmament/api-contract/language';
import { quotaMonth } from '@firmament/api-contract/membership';
import type { User } from '@firmament/api-contract/user';
import { DAY_MS, dayOf } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** The member in the contract's shape, with the used part of each quota. */
export const presentUser = async (
  db: Database,
  clock: Clock,
  accountId: number,
  { mustChoosePassword = false }: { mustChoosePassword?: boolean } = {},
): Promise<User> => {
  const now = clock.now();
  const row = await db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('operator', 'operator.account_id', 'account.id')
    .selectAll('account')
    .select((query) => [
      'company.name as company_name',
      'operator.account_id as operator_id',
      query
        .selectFrom('person')
        .select('person.full_name')
        .whereRef('person.profile_id', '=', 'account.profile_id')
        .as('employee_name'),
      query
        .selectFrom('record_request_count as counted')
        .select('used')
        .whereRef('counted.account_id', '=', 'account.id')
        .where('month', '=', quotaMonth(now))
        .as('company_requests'),
      query
        .selectFrom('data_export')
        .select((request) => request.fn.countAll<number>().as('count'))
        .whereRef('data_export.account_id', '=', 'account.id')
        .where('exported_at', '>', new Date(now.getTime() - DAY_MS))
        .as('data_exports'),
      query
        .selectFrom('network_start_count as begun')
        .select('used')
        .whereRef('begun.account_id', '=', 'account.id')
        .where('day', '=', dayOf(now))
        .as('network_starts'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    fullname: row.full_name,
    email: row.email,
    company_name: row.company_name,
    employee_id: row.profile_id,
    membership_id: row.membership_level,
    membership_start: row.membership_start,
    membership_end: row.membership_end,
    company_requests: row.company_requests ?? 0,
    data_exports: row.data_exports ?? 0,
    network_starts: row.network_starts ?? 0,
    uid: String(row.id),
    company_id: row.company_id,
    employee_name: row.employee_name,
    language: toLanguage(row.language),
    has_password: row.password_hash !== null,
    has_google: row.google_subject !== null,
    must_change_password: mustChoosePassword || row.must_change_password,
    second_factor_lost: row.second_factor_lost_at !== null,
    is_blocked: row.blocked_on !== null || row.suspended_at !== null,
    block_reason: row.suspension_reason,
    is_operator: row.operator_id !== null,
    created_at: row.created_at.toISOString(),
    visit_ends_at: row.visit_ends_at?.toISOString() ?? null,
  };
};
