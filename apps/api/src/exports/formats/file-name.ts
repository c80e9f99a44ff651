import type { LedgerEntry } from '@firmament/api-contract/calls/exports';
import type { Language } from '@firmament/api-contract/language';
import { dayOf } from '@firmament/calendar/day';
import { plainLetters } from '../../platform/plain-letters.ts';

const WORDS: Record<LedgerEntry['subject'], Record<Language, string>> = {
  companies: { en: 'companies', de: 'unternehmen' },
  companies_employees: { en: 'people', de: 'personen' },
  selection: { en: 'companies', de: 'unternehmen' },
  contacts: { en: 'contacts', de: 'kontakte' },
  company: { en: 'company', de: 'unternehmen' },
  network: { en: 'network', de: 'netzwerk' },
};

const ENDINGS: Record<LedgerEntry['format'], string> = {
  csv: 'csv',
  xlsx: 'xlsx',
  json: 'json',
  vcard: 'vcf',
  ftm: 'ftm.json',
};

export const CONTENT_TYPES: Record<LedgerEntry['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  vcard: 'text/vcard; charset=utf-8',
  ftm: 'application/json+ftm; charset=utf-8',
};

const MAX_NAME_LENGTH = 60;

/** ASCII letters, digits and hyphens only: every system accepts them, and no header can be forged. */
export const plainName = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '');

type Named = {
  subject: LedgerEntry['subject'];
  format: LedgerEntry['format'];
  companyName: string | undefined;
  at: Date;
  language: Language;
};

/** `firmament-companies-2026-03-10.csv` */
export const fileName = ({ subject, format, companyName, at, language }: Named): string => {
  const what = plainName(companyName ?? '') || WORDS[subject][language];
  return `firmament-${what}-${dayOf(at)}.${ENDINGS[format]}`;
};
