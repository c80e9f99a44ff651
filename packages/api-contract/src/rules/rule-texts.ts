import type { Language } from '../language.ts';
import { MAX_SEARCH_TERMS } from '../limits.ts';

/**
 * What a caller reads when a value breaks a rule that only we know. A schema names the rule as the message of its check
 * (`.regex(ONE_LINE, 'one_line')`); a test finds every check of the contract that names none.
 */
export const RULE_TEXTS = {
  en: {
    one_line: 'Please write this on one line, without control characters.',
    nothing_visible: 'There is nothing to be seen here. Please write it in visible characters.',
    printable_letters: 'Please write this in Latin letters: the ones used here cannot be printed on invoices.',
    postcode: 'Please enter a postcode of four or five digits, such as 1010 or 10115.',
    invoice_number: 'An invoice number looks like 2026-000123.',
    link: 'This link is not complete. Please open it from the mail again.',
    passkey: 'The answer of your device cannot be read. Please try again.',
    minimum_months: 'This minimum term is not on offer.',
    company_missing: 'Please enter the company as it stands in the register.',
    terms_accepted: 'Please accept the terms of use.',
    job_id: 'A job has a number.',
    network_point: 'Please name a company by its number, a person as reg.45, a company that is only named as named.6.',
    search_terms: `A search may have ${MAX_SEARCH_TERMS} words in all. Please leave some out.`,
  },
  de: {
    one_line: 'Bitte schreiben Sie das in eine Zeile, ohne Steuerzeichen.',
    nothing_visible: 'Hier ist nichts zu sehen. Bitte schreiben Sie es in sichtbaren Zeichen.',
    printable_letters:
      'Bitte schreiben Sie das in lateinischer Schrift: Die Zeichen hier lassen sich auf Rechnungen nicht drucken.',
    postcode: 'Bitte geben Sie eine Postleitzahl mit vier oder fünf Ziffern ein, etwa 1010 oder 10115.',
    invoice_number: 'Eine Rechnungsnummer sieht so aus: 2026-000123.',
    link: 'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    passkey: 'Die Antwort Ihres Geräts ist nicht lesbar. Bitte versuchen Sie es erneut.',
    minimum_months: 'Diese Mindestlaufzeit wird nicht angeboten.',
    company_missing: 'Bitte geben Sie das Unternehmen so an, wie es im Register steht.',
    terms_accepted: 'Bitte stimmen Sie den Nutzungsbedingungen zu.',
    job_id: 'Eine Aufgabe hat eine Nummer.',
    network_point:
      'Bitte geben Sie ein Unternehmen mit seiner Nummer an, eine Person als reg.45, ein nur genanntes Unternehmen als named.6.',
    search_terms: `Eine Suche darf insgesamt ${MAX_SEARCH_TERMS} Wörter haben. Bitte lassen Sie einige weg.`,
  },
} as const satisfies Record<Language, Record<string, string>>;

export type Rule = keyof (typeof RULE_TEXTS)['en'];

export const isRule = (name: string): name is Rule => Object.hasOwn(RULE_TEXTS.en, name);
