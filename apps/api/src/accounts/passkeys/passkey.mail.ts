import type { Mail } from '../../platform/mail/mailer.ts';
import { letter, NOT_YOU, type Recipient } from '../second-factor/second-factor.mail.ts';

export const passkeyAddedMail = (recipient: Recipient, name: string): Mail =>
  letter(recipient, {
    en: {
      subject: 'A passkey was added',
      paragraphs: [
        `The passkey “${name}” has just been added to your Firmament account. With it you can sign in without a password. Besides a password, we now ask for a second step at sign-in.`,
        NOT_YOU.en,
      ],
    },
    de: {
      subject: 'Ein Passkey wurde hinzugefügt',
      paragraphs: [
        `zu Ihrem Firmament-Konto wurde soeben der Passkey „${name}“ hinzugefügt. Damit können Sie sich ohne Passwort anmelden. Wer sich mit dem Passwort anmeldet, braucht ab jetzt einen zweiten Schritt.`,
        NOT_YOU.de,
      ],
    },
  });

export const passkeyRemovedMail = (recipient: Recipient, name: string): Mail =>
  letter(recipient, {
    en: {
      subject: 'A passkey was removed',
      paragraphs: [
        `The passkey “${name}” has just been removed from your Firmament account. You can no longer sign in with it.`,
        NOT_YOU.en,
      ],
    },
    de: {
      subject: 'Ein Passkey wurde entfernt',
      paragraphs: [
        `der Passkey „${name}“ wurde soeben aus Ihrem Firmament-Konto entfernt. Sie können sich damit nicht mehr anmelden.`,
        NOT_YOU.de,
      ],
    },
  });
