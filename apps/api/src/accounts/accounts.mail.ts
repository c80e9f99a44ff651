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
            'willkommen bei Firmament! Bitte bestätigen Sie Ihre E-Mail-Adresse: Öffnen Sie die Seite und drücken Sie dort die Schaltfläche. Danach können Sie sich anmelden.',
          ],
          action: { label: 'E-Mail-Adresse bestätigen', url: link },
          notes: [
            'Der Link ist 24 Stunden gültig.',
            'Sie haben sich nicht bei Firmament registriert? Dann müssen Sie nichts tun: Es entsteht kein Konto. Auf der Seite können Sie die Registrierung auch gleich verwerfen.',
          ],
        }
      : {
          subject: 'Please verify your email address',
          paragraphs: [
            'Welcome to Firmament! Please verify your email address: open the page and press the button there. After that you can sign in.',
          ],
          action: { label: 'Verify email address', url: link },
          notes: [
            'The link is valid for 24 hours.',
            'You did not sign up for Firmament? Then there is nothing you need to do: no account will be created. On the page you can also discard the sign-up at once.',
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
            'Sie haben ein neues Passwort angefordert. Damit können Sie sich einmal anmelden und gleich ein eigenes wählen. Alle anderen Sitzungen werden dabei beendet.',
            'Ihr neues Passwort:',
          ],
          action: { label: 'Anmelden', url: `${siteUrl}/login` },
          notes: [
            'Das neue Passwort ist 60 Minuten gültig. Ihr bisheriges gilt, bis Sie ein eigenes gewählt haben.',
            'Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.',
          ],
        }
      : {
          subject: 'Your new Firmament password',
          paragraphs: [
            'You asked for a new password. It lets you sign in once and choose one of your own. All other sessions end then.',
            'Your new password:',
          ],
          action: { label: 'Sign in', url: `${siteUrl}/login` },
          notes: [
            'The new password is valid for 60 minutes. Your current one works until you have chosen one of your own.',
            'You did not ask for a new password? Then there is nothing you need to do: your current password goes on working.',
          ],
        }),
  });

/** Too many attempts have slowed down signing in. The mail may have been set off by a stranger, so it alarms nobody. */
export const deviceLinkMail = ({ email, fullName, language }: Member, link: string): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    ...(language === 'de'
      ? {
          subject: 'Anmelden auf einem neuen Gerät',
          paragraphs: [
            'bei Ihrem Firmament-Konto wurde oft ein falsches Passwort eingegeben. Anmeldungen von Geräten, die wir noch nicht kennen, bremsen wir deshalb gerade.',
            'Waren Sie das selbst? Dann öffnen Sie diesen Link auf dem Gerät, auf dem Sie sich anmelden möchten. Ihr Passwort brauchen Sie danach trotzdem.',
          ],
          action: { label: 'Dieses Gerät freigeben', url: link },
          notes: [
            'Der Link ist 24 Stunden und für ein Gerät gültig.',
            'Waren Sie es nicht, müssen Sie nichts tun: Niemand ist angemeldet, und Ihre bisherigen Geräte sind davon nicht betroffen.',
          ],
        }
      : {
          subject: 'Signing in on a new device',
          paragraphs: [
            'A wrong password was entered many times for your Firmament account. For that reason we are slowing down sign-ins from devices that we do not know yet.',
            'Was it you? Then open this link on the device on which you want to sign in. You will still need your password.',
          ],
          action: { label: 'Allow this device', url: link },
          notes: [
            'The link is valid for 24 hours and for one device.',
            'If it was not you, there is nothing you need to do: nobody is signed in, and the devices you have used before are not affected.',
          ],
        }),
  });

/** The account was joined with Google's, or a password went because Google has proven who its owner is. */
export const googleMail = (
  { email, fullName, language }: Member,
  { isJoined, isPasswordDropped }: { isJoined: boolean; isPasswordDropped: boolean },
): Mail =>
  composeMail({
    to: email,
    language,
    name: fullName,
    ...(language === 'de'
      ? {
          subject: 'Anmeldung mit Google',
          paragraphs: [
            isJoined
              ? 'Ihr Firmament-Konto ist jetzt mit Ihrem Google-Konto verbunden. Sie können sich damit anmelden.'
              : 'Sie haben sich soeben mit Google bei Firmament angemeldet.',
            ...(isPasswordDropped
              ? [
                  'Ob das bisherige Passwort von Ihnen stammt, ist nicht erwiesen. Deshalb haben wir es entfernt und alle anderen Sitzungen beendet. Ein neues Passwort können Sie jederzeit anfordern.',
                ]
              : []),
          ],
          links: [{ label: 'Neues Passwort anfordern', url: '/reset-password' }],
        }
      : {
          subject: 'Sign-in with Google',
          paragraphs: [
            isJoined
              ? 'Your Firmament account is now connected with your Google account. You can sign in with it.'
              : 'You have just signed in to Firmament with Google.',
            ...(isPasswordDropped
              ? [
                  'It is not proven that the password so far was yours. So we have removed it and ended all other sessions. You can ask for a new password at any time.',
                ]
              : []),
          ],
          links: [{ label: 'Ask for a new password', url: '/reset-password' }],
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
