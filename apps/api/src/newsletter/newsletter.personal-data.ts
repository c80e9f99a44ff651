import type { PersonalDataSource } from '../platform/personal-data.ts';

/** A newsletter subscription with a member's address. */
export const newsletterData: PersonalDataSource = {
  name: 'newsletter',
  tables: [],
  read: async (db, { email }) => ({
    newsletter: await db
      .selectFrom('subscriber')
      .select(['language', 'requested_at', 'text_version', 'confirmed_at'])
      .where('email', '=', email)
      .execute(),
  }),
  erase: async (trx, { email }) => {
    await trx.deleteFrom('subscriber').where('email', '=', email).execute();
  },
};
