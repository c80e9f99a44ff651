import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { longDay } from '@firmament/api-contract/long-day';
import { addDays, type Day, TIME_ZONE } from '@firmament/calendar/day';
import { REFUND_DAYS } from '@firmament/subscription/terms';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail, MailLink } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { formatCents } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';

/** What the mails to customers share. No subject contains anything that a person typed. */

export type Words = {
  subject: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  notes?: string[];
  action?: MailLink;
  links?: MailLink[];
};

export const letter = (
  { email, language, buyer, accountId }: Pick<ContractRecord, 'email' | 'language' | 'buyer' | 'accountId'>,
  words: Record<Language, Words>,
  attachments: Mail['attachments'] = [],
): Mail => {
  // Whoever has deleted the account cannot sign in: the link to the documents came with the last mail of the account.
  const action = words[language].action ?? (accountId === null ? undefined : TO_BILLING[language]);
  return composeMail({
    to: email,
    language,
    name: buyer.name,
    ...words[language],
    attachments,
    ...(action && { action }),
  });
};

const TO_BILLING: Record<Language, MailLink> = {
  en: { label: 'Open billing', url: '/dashboard/billing' },
  de: { label: 'Abrechnung öffnen', url: '/dashboard/billing' },
};

export const asAttachments = (invoices: readonly InvoiceRecord[]): Mail['attachments'] =>
  invoices.map(({ number }) => ({ document: 'invoice', number }));

/** Writes an amount or a day in both languages. */
export const inBoth = <T>(write: (language: Language) => T): Record<Language, T> => ({
  en: write('en'),
  de: write('de'),
});

export const lastDay = (language: Language, endsOn: Day): string => longDay(language, addDays(endsOn, -1));

/** Day and time of receipt, which the law wants confirmed. */
export const formatMoment = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: TIME_ZONE,
  }).format(moment);

/** What goes back, and until when; empty if nothing was paid. */
export const refundSentence = (language: Language, notes: readonly InvoiceRecord[]): string[] => {
  const cents = notes.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const [note] = notes;
  if (!note || cents === 0) return [];
  const [amount, day] = [formatCents(language, cents), longDay(language, addDays(note.issuedOn, REFUND_DAYS))];
  return language === 'de'
    ? [`Wir erstatten ${amount} bis ${day} auf dem Weg, auf dem Sie bezahlt haben.`]
    : [`We refund ${amount} by ${day}, the way you paid.`];
};
