import type { Language } from '../language.ts';

/** Kinds of background work in words. */
export const JOB_NAMES: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    'send-letter': 'Send mail',
    'send-mail': 'Send mail',
    'refresh-company': 'Ask the registers about a company again',
    'write-watch-mail': 'Write the daily mail of a watchlist',
    'write-ticket-mail': 'Write the mail about a ticket',
    'write-verification': 'Write the mail that verifies an address',
    'resend-verification': 'Send the mail that verifies an address again',
    'write-device-link': 'Write the link for a new device',
    'write-new-password': 'Write the mail with a new password',
    'write-newsletter-confirmation': 'Write the confirmation of a newsletter',
    'advance-contracts': 'Contracts: the daily work on invoices, reminders and terms',
    'announce-watched-changes': 'Find out what changed in watchlists',
    'finish-privacy-requests': 'Finish privacy requests that nobody disputed',
    'purge-accesses': 'Delete old entries of the access log',
    'purge-accounts': 'Delete expired sign-ups, sessions and links',
    'purge-contact-messages': 'Delete old messages of the contact form',
    'purge-exports': 'Delete old exports',
    'purge-newsletter': 'Delete unconfirmed newsletter addresses',
    'purge-privacy-requests': 'Delete old privacy requests',
    'purge-refresh-runs': 'Delete old answers of registers',
    'purge-operators-log': 'Delete old entries of the operators’ log',
  },
  de: {
    'send-letter': 'E-Mail senden',
    'send-mail': 'E-Mail senden',
    'refresh-company': 'Register zu einem Unternehmen neu abfragen',
    'write-watch-mail': 'Tägliche E-Mail zur Beobachtungsliste schreiben',
    'write-ticket-mail': 'E-Mail zu einem Ticket schreiben',
    'write-verification': 'E-Mail zur Bestätigung einer Adresse schreiben',
    'resend-verification': 'E-Mail zur Bestätigung einer Adresse erneut senden',
    'write-device-link': 'Link für ein neues Gerät schreiben',
    'write-new-password': 'E-Mail mit neuem Passwort schreiben',
    'write-newsletter-confirmation': 'E-Mail zur Newsletter-Bestätigung schreiben',
    'advance-contracts': 'Verträge: tägliche Arbeit an Rechnungen, Mahnungen und Laufzeiten',
    'announce-watched-changes': 'Änderungen für Beobachtungslisten suchen',
    'finish-privacy-requests': 'Unbestrittene Datenschutzanträge abschließen',
    'purge-accesses': 'Alte Einträge des Zugriffsprotokolls löschen',
    'purge-accounts': 'Abgelaufene Registrierungen, Sitzungen und Links löschen',
    'purge-contact-messages': 'Alte Nachrichten des Kontaktformulars löschen',
    'purge-exports': 'Alte Exporte löschen',
    'purge-newsletter': 'Unbestätigte Newsletter-Adressen löschen',
    'purge-privacy-requests': 'Alte Datenschutzanträge löschen',
    'purge-refresh-runs': 'Alte Registerantworten löschen',
    'purge-operators-log': 'Alte Einträge des Protokolls löschen',
  },
};

/** A kind that this version does not know is named as it is. */
export const jobName = (language: Language, name: string): string => JOB_NAMES[language][name] ?? name;
