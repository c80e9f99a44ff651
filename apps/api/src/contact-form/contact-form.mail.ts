import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

export type ContactMessage = {
  name: string;
  email: string;
  phone?: string | undefined;
  message: string;
  language: Language;
};

/** To the operator. The subject carries nothing that the visitor wrote, so that no message can pose as another. */
export const contactMail = (to: string, { name, email, phone, message, language }: ContactMessage): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: 'Neue Nachricht über das Kontaktformular',
    paragraphs: [
      `von: ${name} <${email}>`,
      ...(phone ? [`Telefon: ${phone}`] : []),
      `Sprache: ${language === 'de' ? 'Deutsch' : 'Englisch'}`,
      ...message.split(/\n{2,}/),
    ],
    notes: [`Bitte antworten Sie an ${email}, nicht auf diese E-Mail.`],
  });
