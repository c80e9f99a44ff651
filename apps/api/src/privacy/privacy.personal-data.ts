import type { PersonalDataSource } from '../platform/personal-data.ts';

/** Requests made with a member's address. They outlive the account: they prove that a right was granted. */
export const privacyData: PersonalDataSource = {
  name: 'privacy requests',
  tables: [],
  read: async (db, { email }) => ({
    privacy_requests: await db
      .selectFrom('privacy_request')
      .select(['kind', 'name', 'profile', 'message', 'hidden_count', 'received_at', 'confirmed_at'])
      .select(['outcome', 'decided_at', 'reason'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  }),
};
