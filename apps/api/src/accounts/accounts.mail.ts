import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

type Recipient = { email: string; language: Language };
type Member = Recipient & { fullName: string };

/** The address is not proven yet, so the mail contains nothing that was typed at sign-up, not even the name. */
export const verificationMail = ({ email, language }: Recipient, link: string): Mail =>
  composeMail({
    to: email,
    language,
    ...(language === 'de'
      ? {
          subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
          paragraphs: [
            'willkommen bei Firmament! Bitte bestätigen Sie Ihre E-Mail-Adresse. Danach können Sie sich mit dem Passwort anmelden, das Sie bei der Registrierung gewählt haben.',
          ],
          action: { label: 'E-Mail-Adresse bestätigen', url: link },
          notes: [
            'Der Link ist 24 Stunden gültig.',
            'Sie haben sich nicht bei Firmament registriert? Dann öffnen Sie den Link bitte nicht und löschen Sie diese E-Mail. Es entsteht kein Konto.',
          ],
        }
      : {
          subject: 'Please verify your email address',
          paragraphs: [
            'Welcome to Firmament! Please verify your email address. After that you can sign in with the password you chose when you signed up.',
          ],
          action: { label: 'Verify email address', url: link },
          notes: [
            'The link is valid for 24 hours.',
            'You did not sign up for Firmament? Then please do not open the link and delete this email. No account will be created.',
          ],
        }),
  });

/** Somebody signed up with the address of a member. */
export const alreadyMemberMail = ({ email, fullName, language }: Member, siteUrl: string): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    ...(language === 'de'
      ? {
          subject: 'Sie haben bereits ein Konto bei Firmament',
          paragraphs: [
            'jemand hat sich gerade mit Ihrer E-Mail-Adresse bei Firmament registriert. Sie haben bereits ein Konto; es bleibt unverändert, auch Ihr Passwort.',
            'Waren Sie das selbst? Dann melden Sie sich bitte an. Ein neues Passwort können Sie auf der Anmeldeseite anfordern.',
          ],
          action: { label: 'Zur Anmeldung', url: `${siteUrl}/login` },
          notes: ['Waren Sie es nicht, müssen Sie nichts tun.'],
        }
      : {
          subject: 'You already have a Firmament account',
          paragraphs: [
            'Somebody has just signed up for Firmament with your email address. You already have an account; it stays as it is, and so does your password.',
            'Was it you? Then please sign in. You can ask for a new password on the sign-in page.',
          ],
          action: { label: 'Go to sign-in', url: `${siteUrl}/login` },
          notes: ['If it was not you, there is nothing you need to do.'],
        }),
  });

export const newPasswordMail = ({ email, fullName, language }: Member, password: string, siteUrl: string): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    code: password,
    ...(language === 'de'
      ? {
          subject: 'Ihr neues Passwort für Firmament',
          paragraphs: [
            'Sie haben ein neues Passwort angefordert. Sobald Sie sich damit anmelden, ersetzt es Ihr bisheriges Passwort, und alle anderen Sitzungen werden beendet. Legen Sie danach in Ihrem Konto bitte ein eigenes Passwort fest.',
            'Ihr neues Passwort:',
          ],
          action: { label: 'Anmelden', url: `${siteUrl}/login` },
          notes: [
            'Das neue Passwort ist 60 Minuten gültig.',
            'Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.',
          ],
        }
      : {
          subject: 'Your new Firmament password',
          paragraphs: [
            'You asked for a new password. As soon as you sign in with it, it replaces your current password and all other sessions end. After that, please choose a password of your own in your account.',
            'Your new password:',
          ],
          action: { label: 'Sign in', url: `${siteUrl}/login` },
          notes: [
            'The new password is valid for 60 minutes.',
            'You did not ask for a new password? Then there is nothing you need to do: your current password goes on working.',
          ],
        }),
  });

export const passwordChangedMail = ({ email, fullName, language }: Member): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    ...(language === 'de'
      ? {
          subject: 'Ihr Passwort wurde geändert',
          paragraphs: [
            'das Passwort Ihres Firmament-Kontos wurde soeben geändert. Alle anderen Sitzungen wurden beendet.',
            'Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an.',
          ],
          links: [{ label: 'Neues Passwort anfordern', url: '/reset-password' }],
        }
      : {
          subject: 'Your password was changed',
          paragraphs: [
            'The password of your Firmament account has just been changed. All other sessions were ended.',
            'Was it not you? Then please ask for a new password at once.',
          ],
          links: [{ label: 'Ask for a new password', url: '/reset-password' }],
        }),
  });

export const accountDeletedMail = ({ email, fullName, language }: Member): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    ...(language === 'de'
      ? {
          subject: 'Ihr Konto wurde gelöscht',
          paragraphs: [
            'Ihr Firmament-Konto und die dazu gespeicherten Daten wurden gelöscht. Diese E-Mail ist die letzte, die Sie zu diesem Konto erhalten.',
          ],
        }
      : {
          subject: 'Your account was deleted',
          paragraphs: [
            'Your Firmament account and the data kept with it were deleted. This is the last email you will get about this account.',
          ],
        }),
  });
