import type { Language } from './language.ts';
import { STANDARD_PLANS } from './membership.ts';

/** Limits of an offer that its rules name. */
export const MAX_TEXT_LENGTH = 300;
export const MAX_PLAN_NAME_LENGTH = 40;
export const MAX_QUOTA = 100_000_000;
export const MAX_MONTHLY_CENTS = 100_000_000;
/** An index moves by a few per cent a year; more is a slip of the pen. */
export const MOST_PERCENT = 20;

/**
 * What can be wrong with a value of an offer: for the operator's file a piece of a sentence that follows the name of the
 * field, for the form at the desk a sentence of its own, in the language of the reader.
 */
type Texts = { file: string } & Record<Language, string>;

const wholeNumber = 'Please enter a whole number.';
const ganzeZahl = 'Bitte geben Sie eine ganze Zahl ein.';
const MAX_EUROS = MAX_MONTHLY_CENTS / 100;

export const OFFER_RULES = {
  not_a_text: {
    file: 'is missing or is not a text',
    en: 'Please fill in this field.',
    de: 'Bitte füllen Sie dieses Feld aus.',
  },
  empty: {
    file: 'is empty',
    en: 'Please fill in this field.',
    de: 'Bitte füllen Sie dieses Feld aus.',
  },
  too_long: {
    file: `is longer than ${MAX_TEXT_LENGTH} characters`,
    en: `Please enter at most ${MAX_TEXT_LENGTH} characters.`,
    de: `Bitte geben Sie höchstens ${MAX_TEXT_LENGTH} Zeichen ein.`,
  },
  one_line: {
    file: 'must stand on one line',
    en: 'Please write this on one line, without control characters.',
    de: 'Bitte schreiben Sie das in eine Zeile, ohne Steuerzeichen.',
  },
  placeholder: {
    file: 'still holds a placeholder',
    en: 'Please replace the placeholder.',
    de: 'Bitte ersetzen Sie den Platzhalter.',
  },
  email: {
    file: 'is not an e-mail address',
    en: 'Please enter an email address such as office@company.com.',
    de: 'Bitte geben Sie eine E-Mail-Adresse ein, etwa office@firma.at.',
  },
  iban: {
    file: 'is not an IBAN: its length or its check digits are wrong',
    en: 'Please check the IBAN: its length or its check digits are wrong.',
    de: 'Bitte prüfen Sie die IBAN: Länge oder Prüfziffern stimmen nicht.',
  },
  bic: {
    file: 'is not a BIC: it has 8 or 11 letters and digits',
    en: 'Please enter a BIC of 8 or 11 letters and digits.',
    de: 'Bitte geben Sie einen BIC mit 8 oder 11 Buchstaben und Ziffern ein.',
  },
  vat_id: {
    file: 'is not a VAT number: its form or its check digit is wrong',
    en: 'Please check the VAT number: its form or its check digit is wrong.',
    de: 'Bitte prüfen Sie die UID-Nummer: Aufbau oder Prüfziffer stimmt nicht.',
  },
  register_number: {
    file: 'is not a Firmenbuchnummer: its check letter is wrong or missing',
    en: 'Please check the Firmenbuch number: its check letter is wrong or missing.',
    de: 'Bitte prüfen Sie die Firmenbuchnummer: Der Prüfbuchstabe fehlt oder stimmt nicht.',
  },
  postcode: {
    file: 'is not a postcode of four or five digits',
    en: 'Please enter a postcode of four or five digits.',
    de: 'Bitte geben Sie eine Postleitzahl mit vier oder fünf Ziffern ein.',
  },
  phone: {
    file: 'is not a phone number such as +43 1 2345678',
    en: 'Please enter a phone number with its country code, such as +43 1 2345678.',
    de: 'Bitte geben Sie eine Telefonnummer mit Ländervorwahl ein, etwa +43 1 2345678.',
  },
  quota_number: { file: 'is missing or is not a whole number', en: wholeNumber, de: ganzeZahl },
  below_zero: {
    file: 'is below 0',
    en: 'Please enter 0 or more.',
    de: 'Bitte geben Sie 0 oder mehr ein.',
  },
  quota_high: {
    file: `is above ${MAX_QUOTA.toLocaleString('en')}`,
    en: `Please enter at most ${MAX_QUOTA.toLocaleString('en')}.`,
    de: `Bitte geben Sie höchstens ${MAX_QUOTA.toLocaleString('de')} ein.`,
  },
  plan_name_long: {
    file: `is longer than ${MAX_PLAN_NAME_LENGTH} characters`,
    en: `Please enter at most ${MAX_PLAN_NAME_LENGTH} characters.`,
    de: `Bitte geben Sie höchstens ${MAX_PLAN_NAME_LENGTH} Zeichen ein.`,
  },
  plan_name_twice: {
    file: 'is the name of another plan too',
    en: 'Please choose another name: a plan has this one already.',
    de: 'Bitte wählen Sie einen anderen Namen: Ein Tarif heißt schon so.',
  },
  price_number: {
    file: 'is missing or is neither a whole number of cents nor null',
    en: 'Please enter a price in euros and cents, or choose “on request”.',
    de: 'Bitte geben Sie einen Preis in Euro und Cent ein oder wählen Sie „auf Anfrage“.',
  },
  price_high: {
    file: `is above ${MAX_MONTHLY_CENTS.toLocaleString('en')} cents`,
    en: `Please enter at most ${MAX_EUROS.toLocaleString('en')} euros.`,
    de: `Bitte geben Sie höchstens ${MAX_EUROS.toLocaleString('de')} Euro ein.`,
  },
  first_plan_free: {
    file: 'must be 0: the first plan is free',
    en: 'Please enter 0: the first plan is free.',
    de: 'Bitte geben Sie 0 ein: Der erste Tarif ist kostenlos.',
  },
  only_first_plan_free: {
    file: 'is 0, but only the first plan is free',
    en: 'Please enter a price: only the first plan is free.',
    de: 'Bitte geben Sie einen Preis ein: Nur der erste Tarif ist kostenlos.',
  },
  plan_list: {
    file: 'is not a list',
    en: 'A list of plans is expected here.',
    de: 'Hier wird eine Liste von Tarifen erwartet.',
  },
  plan_count: {
    file: `needs exactly ${STANDARD_PLANS.length} plans, one for each level from 0 on`,
    en: `Exactly ${STANDARD_PLANS.length} plans are needed.`,
    de: `Es sind genau ${STANDARD_PLANS.length} Tarife nötig.`,
  },
  year: {
    file: 'is not a year',
    en: 'Please enter a year such as 2027.',
    de: 'Bitte geben Sie ein Jahr ein, etwa 2027.',
  },
  percent_number: {
    file: 'is not a number',
    en: 'Please enter a number.',
    de: 'Bitte geben Sie eine Zahl ein.',
  },
  percent_low: {
    file: `is below -${MOST_PERCENT} per cent`,
    en: `Please enter at least -${MOST_PERCENT} per cent.`,
    de: `Bitte geben Sie mindestens -${MOST_PERCENT} Prozent ein.`,
  },
  percent_high: {
    file: `is above ${MOST_PERCENT} per cent`,
    en: `Please enter at most ${MOST_PERCENT} per cent.`,
    de: `Bitte geben Sie höchstens ${MOST_PERCENT} Prozent ein.`,
  },
  not_an_object: {
    file: 'is missing or is not an object',
    en: 'Please fill in all fields of this part.',
    de: 'Bitte füllen Sie alle Felder dieses Teils aus.',
  },
  unknown_field: {
    file: 'is not a field',
    en: 'This field is not known.',
    de: 'Dieses Feld ist nicht bekannt.',
  },
} as const satisfies Record<string, Texts>;

export type OfferRule = keyof typeof OFFER_RULES;

/** A value that breaks a rule; the field is a path such as `plans.1.name`, or empty for the whole. */
export type OfferProblem = { field: string; rule: OfferRule };

export const isOfferRule = (name: string): name is OfferRule => Object.hasOwn(OFFER_RULES, name);

/** As the server says it that refuses to start with a file. */
export const problemInFile = ({ field, rule }: OfferProblem): string =>
  `${field || 'the file'} ${OFFER_RULES[rule].file}`;
