import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { deskLink } from '../platform/mail/desk-link.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** No subject carries anything that a user typed: nothing can pose as another mail or break out of its header. */

type Notice = { ticketId: number; from: string; text: string; title?: string; details?: string | undefined };

/** To the operator: what a member wrote. */
export const noticeMail = (to: string, { ticketId, from, title, text, details }: Notice): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: title === undefined ? `Neue Nachricht zu Ticket #${ticketId}` : `Neues Ticket #${ticketId}`,
    paragraphs: [
      title === undefined ? 'zu einem Ticket ist eine Nachricht eingegangen:' : 'ein neues Ticket ist eingegangen:',
    ],
    facts: [
      { label: 'Von', value: from },
      ...(title === undefined ? [] : [{ label: 'Betreff', value: title }]),
      ...(details ? [{ label: 'Weitere Angaben', value: details }] : []),
    ],
    quote: text,
    action: deskLink('ticket', ticketId),
    notes: [
      `Oder auf dem Server: npm run ticket -- answer ${ticketId} "…"`,
      'Eine Antwort auf diese E-Mail erreicht den Absender nicht und erscheint nicht im Ticket.',
    ],
  });

type Letter = {
  ticketId: number;
  email: string;
  fullName: string;
  language: Language;
  title: string;
  text: string;
  link: string;
};

/** To the member who opened a ticket. */
export const confirmationMail = ({ ticketId, email, fullName, language, title, link }: Letter): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    ...(language === 'de'
      ? {
          subject: `Wir haben Ihr Ticket #${ticketId} erhalten`,
          paragraphs: [
            `vielen Dank für Ihre Nachricht „${title}“. Wir lesen sie und antworten Ihnen. Die Antwort kommt per E-Mail und steht in Ihrem Konto unter Support.`,
          ],
          action: { label: 'Ticket öffnen', url: link },
          notes: ['Bitte antworten Sie nicht auf diese E-Mail, sondern im Ticket.'],
        }
      : {
          subject: `We have received your ticket #${ticketId}`,
          paragraphs: [
            `Thank you for your message “${title}”. We read it and will answer you. The answer comes by email and is kept in the help desk.`,
          ],
          action: { label: 'Open ticket', url: link },
          notes: ['Please do not reply to this email, but in the ticket.'],
        }),
  });

/** To the member: what the operator answered. */
export const answerMail = ({ ticketId, email, fullName, language, title, text, link }: Letter): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    quote: text,
    ...(language === 'de'
      ? {
          subject: `Antwort auf Ihr Ticket #${ticketId}`,
          paragraphs: [`wir haben auf Ihre Nachricht „${title}“ geantwortet:`],
          action: { label: 'Im Ticket antworten', url: link },
          notes: ['Bitte antworten Sie nicht auf diese E-Mail, sondern im Ticket.'],
        }
      : {
          subject: `Answer to your ticket #${ticketId}`,
          paragraphs: [`We have answered your message “${title}”:`],
          action: { label: 'Reply in the ticket', url: link },
          notes: ['Please do not reply to this email, but in the ticket.'],
        }),
  });
