import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Letter = {
  email: string;
  language: Language;
  confirmLink: string;
  unsubscribeLink: string;
  oneClickLink: string;
};

export const confirmationMail = ({ email, language, confirmLink, unsubscribeLink, oneClickLink }: Letter): Mail =>
  composeMail({
    to: email,
    language,
    oneClickUnsubscribeUrl: oneClickLink,
    ...(language === 'de'
      ? {
          subject: 'Bitte bestätigen Sie den Newsletter',
          paragraphs: [
            'Sie möchten den Newsletter von Firmament lesen: eine E-Mail im Monat über neue Register, neue Kennzahlen und neue Wege zu suchen. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Ohne Ihre Bestätigung senden wir nichts.',
          ],
          action: { label: 'Newsletter bestätigen', url: confirmLink },
          notes: [
            'Der Link ist sieben Tage gültig und funktioniert einmal.',
            'Sie haben sich nicht angemeldet? Dann löschen Sie diese E-Mail; Ihre Adresse löschen wir nach sieben Tagen von selbst.',
            { label: 'Meine Adresse sofort löschen', url: unsubscribeLink },
          ],
        }
      : {
          subject: 'Please confirm the newsletter',
          paragraphs: [
            'You asked for the Firmament newsletter: one email a month about new registers, new figures and new ways to search. Please confirm that this address is yours. We send nothing without your confirmation.',
          ],
          action: { label: 'Confirm newsletter', url: confirmLink },
          notes: [
            'The link is valid for seven days and works once.',
            'You did not subscribe? Then delete this email; we forget your address by ourselves after seven days.',
            { label: 'Forget my address at once', url: unsubscribeLink },
          ],
        }),
  });
