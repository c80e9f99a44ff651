import type { PersonalDataSource } from '../platform/personal-data.ts';

/**
 * The role of an operator, and what the operators' log says about a member. The log outlives the account until its own
 * retention ends; it then names the member by a number, and the operator by name.
 */
export const operatorData: PersonalDataSource = {
  name: 'operators',
  tables: ['operator', 'operator_action'],
  read: async (db, { accountId }) => ({
    operator:
      (await db.selectFrom('operator').select('added_at').where('account_id', '=', accountId).execute())[0] ?? null,
    operators_log: await db
      .selectFrom('operator_action')
      .select(['at', 'action', 'details'])
      .where('subject', 'in', ['member', 'operator'])
      .where('subject_id', '=', String(accountId))
      .orderBy('id')
      .execute(),
  }),
};
