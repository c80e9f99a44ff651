import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** The owner hears of every change to a second factor: an attacker hopes to stay unnoticed. */

export type Recipient = { email: string; fullName: string; language: Language };
type Words = { subject: string; paragraphs: string[] };

export const letter = ({ email, fullName, language }: Recipient, words: Record<Language, Words>): Mail =>
  composeMail({ to: email, language, name: fullName, ...words[language] });

export const NOT_YOU = {
  en: 'Was it not you? Then please change your password at once and sign out everywhere else in your account.',
  de: 'Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und melden Sie in Ihrem Konto alle anderen Geräte ab.',
};

export const turnedOnMail = (recipient: Recipient): Mail =>
  letter(recipient, {
    en: {
      subject: 'Two-step sign-in is on',
      paragraphs: [
        'Two-step sign-in has just been turned on for your Firmament account. From now on you need a code from your authenticator app to sign in. All other sessions were ended.',
        'Please keep your recovery codes in a safe place: with one of them you can sign in if you lose your phone.',
        'Was it not you? Then please answer this email at once.',
      ],
    },
    de: {
      subject: 'Anmeldung in zwei Schritten eingeschaltet',
      paragraphs: [
        'für Ihr Firmament-Konto wurde soeben die Anmeldung in zwei Schritten eingeschaltet. Ab jetzt brauchen Sie zum Anmelden einen Code aus Ihrer Authenticator-App. Alle anderen Sitzungen wurden beendet.',
        'Bitte bewahren Sie Ihre Wiederherstellungscodes sicher auf: Mit einem davon können Sie sich anmelden, wenn Sie Ihr Telefon verlieren.',
        'Waren Sie das nicht? Dann antworten Sie bitte sofort auf diese E-Mail.',
      ],
    },
  });

const TURNED_OFF = {
  'by member': {
    en: 'Two-step sign-in has just been turned off for your Firmament account. Your password alone is now enough to sign in.',
    de: 'für Ihr Firmament-Konto wurde soeben die Anmeldung in zwei Schritten ausgeschaltet. Zum Anmelden genügt jetzt Ihr Passwort.',
  },
  'app only': {
    en: 'Your authenticator app has just been removed from your Firmament account. Your passkeys remain the second step.',
    de: 'Ihre Authenticator-App wurde soeben aus Ihrem Firmament-Konto entfernt. Der zweite Schritt sind weiterhin Ihre Passkeys.',
  },
  'by operator': {
    en: 'Our support has just turned off two-step sign-in for your Firmament account and removed your passkeys. Your password alone is now enough to sign in.',
    de: 'unser Support hat soeben die Anmeldung in zwei Schritten für Ihr Firmament-Konto ausgeschaltet und Ihre Passkeys entfernt. Zum Anmelden genügt jetzt Ihr Passwort.',
  },
};

const NOT_ASKED = {
  en: 'Did you not ask us to? Then please answer this email at once.',
  de: 'Haben Sie uns nicht darum gebeten? Dann antworten Sie bitte sofort auf diese E-Mail.',
};

export const turnedOffMail = (recipient: Recipient, how: keyof typeof TURNED_OFF): Mail => {
  const subjects =
    how === 'app only'
      ? { en: 'Your authenticator app was removed', de: 'Ihre Authenticator-App wurde entfernt' }
      : { en: 'Two-step sign-in is off', de: 'Anmeldung in zwei Schritten ausgeschaltet' };
  const ending = how === 'by operator' ? NOT_ASKED : NOT_YOU;
  const wordsIn = (language: Language): Words => ({
    subject: subjects[language],
    paragraphs: [TURNED_OFF[how][language], ending[language]],
  });
  return letter(recipient, { en: wordsIn('en'), de: wordsIn('de') });
};

export const recoveryCodeUsedMail = (recipient: Recipient, left: number): Mail =>
  letter(recipient, {
    en: {
      subject: 'A recovery code was used',
      paragraphs: [
        `Somebody has just signed in to your Firmament account with a recovery code. Codes left: ${left}. You can make new ones in your account.`,
        NOT_YOU.en,
      ],
    },
    de: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      paragraphs: [
        `bei Ihrem Firmament-Konto hat sich soeben jemand mit einem Wiederherstellungscode angemeldet. Verbleibende Codes: ${left}. Neue können Sie in Ihrem Konto anlegen.`,
        NOT_YOU.de,
      ],
    },
  });

export const newRecoveryCodesMail = (recipient: Recipient): Mail =>
  letter(recipient, {
    en: {
      subject: 'You have new recovery codes',
      paragraphs: [
        'New recovery codes have just been made for your Firmament account. The old ones are no longer valid.',
        NOT_YOU.en,
      ],
    },
    de: {
      subject: 'Sie haben neue Wiederherstellungscodes',
      paragraphs: [
        'für Ihr Firmament-Konto wurden soeben neue Wiederherstellungscodes angelegt. Die alten gelten nicht mehr.',
        NOT_YOU.de,
      ],
    },
  });

/** Nobody was signed in, but somebody knows the password. */
export const wrongCodesMail = (recipient: Recipient): Mail =>
  letter(recipient, {
    en: {
      subject: 'Wrong codes at sign-in',
      paragraphs: [
        'Somebody has entered the right password of your Firmament account and then several wrong codes. Nobody was signed in.',
        'Was it you? Then there is nothing you need to do. If it was not you, somebody knows your password: please change it at once.',
      ],
    },
    de: {
      subject: 'Falsche Codes bei der Anmeldung',
      paragraphs: [
        'jemand hat das richtige Passwort Ihres Firmament-Kontos eingegeben und danach mehrere falsche Codes. Angemeldet wurde niemand.',
        'Waren Sie das selbst? Dann müssen Sie nichts tun. Waren Sie es nicht, kennt jemand Ihr Passwort: Bitte ändern Sie es sofort.',
      ],
    },
  });

/** The key that the secrets were encrypted with is gone, so nobody can check codes any more. */
export const secondFactorLostMail = (recipient: Recipient): Mail =>
  letter(recipient, {
    en: {
      subject: 'Please set up your authenticator app again',
      paragraphs: [
        'After a failure we had to restore our data, and could not restore the key of your authenticator app. Its codes are no longer asked for: unless you have a passkey, your password alone is now enough to sign in.',
        'Please sign in and set the app up again in your account.',
      ],
    },
    de: {
      subject: 'Bitte richten Sie Ihre Authenticator-App neu ein',
      paragraphs: [
        'nach einem Ausfall mussten wir unsere Daten wiederherstellen; der Schlüssel Ihrer Authenticator-App ließ sich dabei nicht wiederherstellen. Nach ihren Codes fragen wir nicht mehr: Wenn Sie keinen Passkey haben, genügt zum Anmelden jetzt Ihr Passwort.',
        'Bitte melden Sie sich an und richten Sie die App in Ihrem Konto neu ein.',
      ],
    },
  });
