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
    paragraphs: ['über das Kontaktformular ist eine Nachricht eingegangen:'],
    quote: message,
    facts: [
      { label: 'Von', value: `${name} <${email}>` },
      ...(phone ? [{ label: 'Telefon', value: phone }] : []),
      { label: 'Sprache', value: language === 'de' ? 'Deutsch' : 'Englisch' },
    ],
    replyTo: email,
    notes: [`Wenn Sie auf diese E-Mail antworten, geht die Antwort an ${email}.`],
  });
