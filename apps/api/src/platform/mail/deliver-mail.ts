import type { Language } from '@firmament/api-contract/language';
import type { Attachment, MailTransport } from './mail-transport.ts';
import type { DocumentReference, Mail } from './mailer.ts';
import { type MailSender, renderMail } from './render-mail.ts';

export type MakeDocument = (reference: DocumentReference, language: Language) => Promise<Attachment>;

export type DeliveryDeps = {
  mailTransport: MailTransport;
  /** Where links lead. Never taken from a request, whose Host header anybody can write. */
  siteUrl: () => string;
  /** Who signs, or null as long as the operator is not configured. */
  mailSender: () => MailSender | null;
  makeDocument: MakeDocument;
};

/** Writes and sends a mail: with the address of the site, the operator's particulars and the documents of this moment. */
export const deliverMail = async (
  { mailTransport, siteUrl, mailSender, makeDocument }: DeliveryDeps,
  mail: Mail,
): Promise<void> => {
  const attachments: Attachment[] = [];
  for (const reference of mail.attachments) attachments.push(await makeDocument(reference, mail.language));
  await mailTransport.deliver({
    ...renderMail(mail, { siteUrl: siteUrl(), sender: mailSender() }),
    attachments,
  });
};
