import type { ErrorCode } from './errors.ts';
import type { Language } from './language.ts';

/** What a user reads when an error carries no sentence of its own. */
export const ERROR_TEXTS: Record<Language, Record<ErrorCode, string>> = {
  en: {
    invalid_request: 'The request is not valid.',
    not_signed_in: 'Please sign in to continue.',
    wrong_credentials: 'The email address or the password is wrong.',
    second_factor_required: 'Please enter the code from your authenticator app.',
    sign_in_expired: 'The second step was not completed in time. Please sign in again.',
    quota_used_up: 'Your quota is used up.',
    access_blocked: 'Your access is blocked because an invoice is not paid.',
    forbidden: 'You may not do this.',
    foreign_origin: 'This request came from another website and was refused.',
    email_not_verified: 'We sent you an email with a verification link. Please verify your email address to continue.',
    not_found: 'We could not find this.',
    method_not_allowed: 'This address does not accept this kind of request.',
    conflict: 'This is already there.',
    body_too_large: 'The request is too large.',
    unsupported_media_type: 'Please send the request as JSON.',
    rate_limited: 'Too many requests. Please wait a moment and try again.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'We cannot answer right now. Please try again in a moment.',
  },
  de: {
    invalid_request: 'Die Anfrage ist ungültig.',
    not_signed_in: 'Bitte melden Sie sich an, um fortzufahren.',
    wrong_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    second_factor_required: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
    sign_in_expired: 'Der zweite Schritt wurde nicht rechtzeitig abgeschlossen. Bitte melden Sie sich erneut an.',
    quota_used_up: 'Ihr Kontingent ist aufgebraucht.',
    access_blocked: 'Ihr Zugang ist gesperrt, weil eine Rechnung nicht bezahlt ist.',
    forbidden: 'Dazu sind Sie nicht berechtigt.',
    foreign_origin: 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
    email_not_verified:
      'Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet. Bitte bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren.',
    not_found: 'Das haben wir nicht gefunden.',
    method_not_allowed: 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
    conflict: 'Das ist bereits vorhanden.',
    body_too_large: 'Die Anfrage ist zu groß.',
    unsupported_media_type: 'Bitte senden Sie die Anfrage als JSON.',
    rate_limited: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    unavailable: 'Wir können gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
  },
};
