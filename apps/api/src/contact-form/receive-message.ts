import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { type ContactMessage, contactMail } from './contact-form.mail.ts';

/** Keeps a message and forwards it; neither happens without the other. */
export const receiveMessage = async (
  db: Database,
  clock: Clock,
  contact: ContactMessage,
  operatorEmail: string,
): Promise<void> => {
  const { name, email, phone, message, language } = contact;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_message')
      .values({ name, email, phone: phone || null, message, language, received_at: clock.now() })
      .execute();
    await queueMail(trx, contactMail(operatorEmail, contact));
  });
};
