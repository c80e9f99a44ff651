import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

export type Attachment = { fileName: string; contentType: string; content: Uint8Array };

/** A picture that the HTML shows as `cid:…`. */
type InlineImage = { cid: string; contentType: string; content: Uint8Array };

/** A mail as it goes out. */
export type RenderedMail = {
  /** See `Mail`. */
  key?: string | undefined;
  to: string;
  subject: string;
  text: string;
  html: string;
  images: InlineImage[];
  attachments: Attachment[];
  replyTo?: string | undefined;
  oneClickUnsubscribeUrl?: string | undefined;
};

/** Delivers mails: over SMTP, or into the demo mailbox. */
export type MailTransport = { deliver(message: RenderedMail): Promise<void>; close(): void };

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
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return {
    deliver: async ({ key, to, subject, text, html, images, attachments, replyTo, oneClickUnsubscribeUrl }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        ...(key === undefined ? {} : { messageId: `<${key}@${domain}>` }),
        ...(replyTo === undefined ? {} : { replyTo }),
        attachments: [
          ...images.map(({ cid, contentType, content }) => ({
            cid,
            contentType,
            content: Buffer.from(content),
            contentDisposition: 'inline' as const,
            filename: false as const,
          })),
          ...attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content: Buffer.from(content),
          })),
        ],
        ...(oneClickUnsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(oneClickUnsubscribeUrl) }),
      });
    },
    close: () => transport.close(),
  };
};

/** A page has no parts to refer to, so pictures become part of it. */
const withPictures = (html: string, images: readonly InlineImage[]): string =>
  images.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`),
    html,
  );

/** Without an SMTP server mails are kept in the database, where the demo mailbox shows them. */
export const createMailboxTransport = (db: Database, from: string, clock: Clock): MailTransport => ({
  deliver: ({ key = null, to, subject, text, html, images, attachments }) =>
    db.transaction().execute(async (trx) => {
      const kept = await trx
        .insertInto('mailbox_mail')
        .values({
          mail_key: key,
          recipient: to,
          sender: from,
          subject,
          body_text: text,
          body_html: withPictures(html, images),
          sent_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('mail_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (kept === undefined || attachments.length === 0) return;
      await trx
        .insertInto('mailbox_attachment')
        .values(
          attachments.map(({ fileName, contentType, content }) => ({
            mail_id: kept.id,
            file_name: fileName,
            content_type: contentType,
            content: Buffer.from(content),
          })),
        )
        .execute();
    }),
  close: () => {},
});
