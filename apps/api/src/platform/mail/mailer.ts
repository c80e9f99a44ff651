import { randomUUID } from 'node:crypto';
import { language } from '@firmament/api-contract/language';
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';

/** A header that carries a line break could smuggle in further headers. */
const headerText = z.string().regex(/^[^\r\n]*$/);

/** An absolute address, or a path of our site that becomes one when the mail is sent. */
const address = z.string().regex(/^(?:https?:\/|\/(?!\/))[^\s<>]*$/);
const link = z.object({ label: z.string(), url: address });
export type MailLink = z.infer<typeof link>;

/** A document by its name. It is made when the mail is sent, so that jobs stay small and a retry sends the same file. */
const documentReference = z.discriminatedUnion('document', [
  z.object({ document: z.literal(['invoice', 'contract']), number: z.string() }),
  z.object({ document: z.literal('terms') }),
  z.object({
    document: z.literal('withdrawal-form'),
    /** Of the contract whose particulars the form shows already. */
    number: z.string().optional(),
  }),
]);

export type DocumentReference = z.infer<typeof documentReference>;

/** A mail as it is written: its parts, not yet text and HTML. */
export const mail = z.object({
  /** The same however often it is sent: mail programs show one of those that carry the same. */
  key: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  to: headerText,
  language,
  subject: headerText,
  /** For the greeting; leave it out if the name is not proven to belong to the address. */
  name: z.string().optional(),
  paragraphs: z.array(z.string()),
  /** Labelled values, such as a number and a sum. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  /** What somebody else wrote, set apart so that it cannot pass for our own words. */
  quote: z.string().optional(),
  /** Details, each under its heading. */
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })).default([]),
  /** Something to copy, such as a password. */
  code: z.string().optional(),
  /** The one thing the reader is meant to do. */
  action: link.optional(),
  /** What else the reader may want to open. */
  links: z.array(link).default([]),
  /** Small print below: why this mail came, how long it is valid, how to end such mails. */
  notes: z.array(z.union([z.string(), link])).default([]),
  attachments: z.array(documentReference).default([]),
  /** Who gets the answer, if not the operator. */
  replyTo: headerText.optional(),
  /** For recurring mails: where mail programs unsubscribe with one click (RFC 8058). */
  oneClickUnsubscribeUrl: address.optional(),
});

export type Mail = z.infer<typeof mail>;

export const sendMailJob = defineJob('send-letter', mail);

/** Mails that the version before queued, as text and HTML. It does not know the other job and so leaves it to us. */
export const sendWrittenMailJob = defineJob(
  'send-mail',
  z.object({
    to: headerText,
    subject: headerText,
    text: z.string(),
    html: z.string(),
    oneClickUnsubscribeUrl: headerText.regex(/^[^<>]*$/).optional(),
  }),
);

/** A request only queues mails: within its transaction, delivered later, tried again on failure. */
export const queueMail = (db: Database | DatabaseTransaction, message: Mail): Promise<void> =>
  enqueue(db, sendMailJob, { ...message, key: message.key ?? randomUUID() });
