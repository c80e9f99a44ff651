import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { isRule, RULE_TEXTS } from '@firmament/api-contract/rules/rule-texts';
import type { z } from 'zod';

/** What is wrong with a value, as a sentence in the caller's language. zod's own texts are written for programmers. */
export const wordIssue = (issue: z.core.$ZodIssue, language: Language): string => {
  if (isRule(issue.message)) return RULE_TEXTS[language][issue.message];
  const texts = TEXTS[language];
  const number = (value: number | bigint) => value.toLocaleString(LOCALES[language]);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? texts.missing
        : (texts.type[issue.expected] ?? texts.other);
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? texts.missing : texts.shortest(number(issue.minimum));
      return issue.origin === 'array' ? texts.fewest(number(issue.minimum)) : texts.least(number(issue.minimum));
    case 'too_big':
      if (issue.origin === 'string') return texts.longest(number(issue.maximum));
      return issue.origin === 'array' ? texts.most(number(issue.maximum)) : texts.greatest(number(issue.maximum));
    case 'invalid_format':
      return texts.format[issue.format] ?? texts.other;
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return texts.unknown(issue.keys.join(', '));
    default:
      return texts.other;
  }
};

type Texts = {
  missing: string;
  other: string;
  /** By the type that is expected. */
  type: Record<string, string>;
  /** By the format that is expected. */
  format: Record<string, string>;
  shortest: (count: string) => string;
  longest: (count: string) => string;
  fewest: (count: string) => string;
  most: (count: string) => string;
  least: (value: string) => string;
  greatest: (value: string) => string;
  oneOf: (values: string) => string;
  unknown: (names: string) => string;
};

export const TEXTS: Record<Language, Texts> = {
  en: {
    missing: 'Please fill in this field.',
    other: 'This value does not fit.',
    type: {
      string: 'A text is expected here.',
      number: 'A number is expected here.',
      int: 'A whole number is expected here.',
      boolean: 'Yes or no (true or false) is expected here.',
      array: 'A list is expected here.',
      object: 'An object with fields is expected here.',
    },
    format: {
      email: 'Please enter an email address such as name@company.com.',
      date: 'Please enter a day such as 2026-03-31.',
      datetime: 'Please enter a time such as 2026-03-31T12:00:00Z.',
      base64: 'A file in base64 is expected here.',
    },
    shortest: (count) => `Please enter at least ${count} characters.`,
    longest: (count) => `Please enter at most ${count} characters.`,
    fewest: (count) => `At least ${count} entries are needed.`,
    most: (count) => `At most ${count} entries are possible.`,
    least: (value) => `The value must be at least ${value}.`,
    greatest: (value) => `The value must be at most ${value}.`,
    oneOf: (values) => `Possible values: ${values}.`,
    unknown: (names) => `Unknown fields: ${names}.`,
  },
  de: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    other: 'Dieser Wert passt hier nicht.',
    type: {
      string: 'Hier wird ein Text erwartet.',
      number: 'Hier wird eine Zahl erwartet.',
      int: 'Hier wird eine ganze Zahl erwartet.',
      boolean: 'Hier wird Ja oder Nein (true oder false) erwartet.',
      array: 'Hier wird eine Liste erwartet.',
      object: 'Hier wird ein Objekt mit Feldern erwartet.',
    },
    format: {
      email: 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@firma.at.',
      date: 'Bitte geben Sie einen Tag ein, etwa 2026-03-31.',
      datetime: 'Bitte geben Sie einen Zeitpunkt ein, etwa 2026-03-31T12:00:00Z.',
      base64: 'Hier wird eine Datei in Base64 erwartet.',
    },
    shortest: (count) => `Bitte geben Sie mindestens ${count} Zeichen ein.`,
    longest: (count) => `Bitte geben Sie höchstens ${count} Zeichen ein.`,
    fewest: (count) => `Es sind mindestens ${count} Einträge nötig.`,
    most: (count) => `Es sind höchstens ${count} Einträge möglich.`,
    least: (value) => `Der Wert muss mindestens ${value} sein.`,
    greatest: (value) => `Der Wert darf höchstens ${value} sein.`,
    oneOf: (values) => `Mögliche Werte: ${values}.`,
    unknown: (names) => `Unbekannte Felder: ${names}.`,
  },
};
