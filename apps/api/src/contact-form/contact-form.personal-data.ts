import type { PersonalDataSource } from '../platform/personal-data.ts';

/** Messages that came from a member's address. */
export const contactData: PersonalDataSource = {
  name: 'contact messages',
  tables: [],
  read: async (db, { email }) => ({
    contact_messages: await db
      .selectFrom('contact_message')
      .select(['name', 'phone', 'message', 'received_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  }),
  erase: async (trx, { email }) => {
    await trx.deleteFrom('contact_message').where('email', '=', email).execute();
  },
};
