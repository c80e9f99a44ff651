import type { PersonalDataSource } from '../platform/personal-data.ts';

/** What a member reported about who is who. It stays without the account: it may have decided something. */
export const identityReportData: PersonalDataSource = {
  name: 'identity reports',
  tables: ['identity_report'],
  read: async (db, { accountId }) => ({
    identity_reports: await db
      .selectFrom('identity_report')
      .select(['verdict', 'text', 'received_at', 'outcome', 'decided_at', 'reason'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  }),
};
