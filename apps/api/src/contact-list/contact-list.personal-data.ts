import type { PersonalDataSource } from '../platform/personal-data.ts';
import { findContacts } from './contact-list.query.ts';

/** The member's contacts and their notes on them; not what we know about those people. */
export const contactListData: PersonalDataSource = {
  name: 'contacts',
  tables: ['contact'],
  read: async (db, { accountId }) => ({
    contacts: (await findContacts(db, accountId)).map(({ profile_id, full_name, note, tags, added_at }) => ({
      profile_id,
      full_name,
      note,
      tags,
      added_at,
    })),
  }),
};
