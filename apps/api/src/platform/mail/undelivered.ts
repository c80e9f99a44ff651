import type { Database } from '../database/database.ts';

type MailSettings = { smtpUrl: string | undefined; isDemo: boolean };

/** Warns about a real site without a mail server: nobody gets the link to verify an address, or an answer. */
export const undeliveredWarning = async (
  db: Database,
  { smtpUrl, isDemo }: MailSettings,
): Promise<string | undefined> => {
  if (smtpUrl !== undefined || isDemo) return undefined;
  const { count } = await db
    .selectFrom('mailbox_mail')
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const waiting = count === 1 ? '1 mail waits' : `${count.toLocaleString('en')} mails wait`;
  return `Warning: no mail is sent, because SMTP_URL is not set; ${waiting} unread in the table mailbox_mail. Set SMTP_URL=smtp://user:password@host:port and start again.`;
};
