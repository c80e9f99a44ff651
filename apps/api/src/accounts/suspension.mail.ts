import type { Mail } from '../platform/mail/mailer.ts';
import { letter, type Recipient } from './second-factor/second-factor.mail.ts';

export const suspendedMail = (recipient: Recipient, reason: string): Mail =>
  letter(recipient, {
    en: {
      subject: 'We have blocked your access',
      paragraphs: [
        'We have blocked the services of your plan. Your account, your contract, your lists and our support stay open to you.',
        `The reason: ${reason}`,
        'If you think this is wrong, please answer this mail.',
      ],
    },
    de: {
      subject: 'Wir haben Ihren Zugang gesperrt',
      paragraphs: [
        'wir haben die Leistungen Ihres Tarifs gesperrt. Konto, Vertrag, Ihre Listen und unser Support stehen Ihnen weiterhin offen.',
        `Der Grund: ${reason}`,
        'Wenn Sie das für falsch halten, antworten Sie bitte auf diese E-Mail.',
      ],
    },
  });

export const suspensionEndedMail = (recipient: Recipient): Mail =>
  letter(recipient, {
    en: {
      subject: 'Your access is open again',
      paragraphs: ['We have ended the block of your access. Everything in your plan is there for you again.'],
    },
    de: {
      subject: 'Ihr Zugang ist wieder offen',
      paragraphs: [
        'wir haben die Sperre Ihres Zugangs aufgehoben. Alle Leistungen Ihres Tarifs stehen Ihnen wieder offen.',
      ],
    },
  });
