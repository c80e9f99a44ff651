import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PersonalDataSource } from '../platform/personal-data.ts';

/** Mails to a member that were kept because no SMTP server is set. Their attachments go with them. */
export const mailboxData: PersonalDataSource = {
  name: 'mailbox',
  tables: [],
  read: async (db, { email }) => ({
    mails: await db
      .selectFrom('mailbox_mail')
      .select(['subject', 'body_text', 'sent_at'])
      .select((mail) =>
        jsonArrayFrom(
          mail
            .selectFrom('mailbox_attachment as attached')
            .select('attached.file_name')
            .whereRef('attached.mail_id', '=', 'mailbox_mail.id')
            .orderBy('attached.id'),
        ).as('attachments'),
      )
      .where((row) => row(row.fn<string>('lower', ['recipient']), '=', email))
      .orderBy('id')
      .execute(),
  }),
  erase: async (trx, { email }) => {
    await trx
      .deleteFrom('mailbox_mail')
      .where((row) => row(row.fn<string>('lower', ['recipient']), '=', email))
      .execute();
  },
};
