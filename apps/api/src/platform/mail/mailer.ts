import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';

/** A header that carries a line break could smuggle in further headers. */
const headerText = z.string().regex(/^[^\r\n]*$/);

export const mail = z.object({
  to: headerText,
  subject: headerText,
  text: z.string(),
  html: z.string(),
  /** Where mail programs unsubscribe from mails of this kind with one click (RFC 8058). */
  oneClickUnsubscribeUrl: headerText.regex(/^[^<>]*$/).optional(),
});

export type Mail = z.infer<typeof mail>;

/** Delivers mails: over SMTP, or into the demo mailbox. */
export type MailTransport = { deliver(message: Mail): Promise<void>; close(): void };

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const SMTP_TIMEOUT_MS = 15_000;

export const createSmtpTransport = (smtpUrl: string, from: string): MailTransport => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    deliver: async ({ oneClickUnsubscribeUrl, ...message }) => {
      await transport.sendMail({
        ...{ from, ...message },
        ...(oneClickUnsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(oneClickUnsubscribeUrl) }),
      });
    },
    close: () => transport.close(),
  };
};

/** Without an SMTP server mails are kept in the database, where the demo mailbox shows them. */
export const createMailboxTransport = (db: Database, from: string, clock: Clock): MailTransport => ({
  deliver: async ({ to, subject, text, html }) => {
    await db
      .insertInto('mailbox_mail')
      .values({ recipient: to, sender: from, subject, body_text: text, body_html: html, sent_at: clock.now() })
      .execute();
  },
  close: () => {},
});

export const sendMailJob = defineJob('send-mail', mail);

/** A request only queues mails: within its transaction, delivered later, tried again on failure. */
export const queueMail = (db: Database | DatabaseTransaction, message: Mail): Promise<void> =>
  enqueue(db, sendMailJob, message);
