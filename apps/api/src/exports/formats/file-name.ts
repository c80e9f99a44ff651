import type { ExportFormat, ExportSubject } from '@firmament/api-contract/calls/exports';
import type { Language } from '@firmament/api-contract/language';
import { dayOf } from '@firmament/calendar/day';

const WORDS: Record<ExportSubject['subject'], Record<Language, string>> = {
  companies: { en: 'companies', de: 'unternehmen' },
  companies_employees: { en: 'people', de: 'personen' },
  selection: { en: 'companies', de: 'unternehmen' },
  contacts: { en: 'contacts', de: 'kontakte' },
  company: { en: 'company', de: 'unternehmen' },
};

const ENDINGS: Record<ExportFormat, string> = { csv: 'csv', xlsx: 'xlsx', json: 'json', vcard: 'vcf' };

export const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  vcard: 'text/vcard; charset=utf-8',
};

const MAX_NAME_LENGTH = 60;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** ASCII letters, digits and hyphens only: every system accepts them, and no header can be forged. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-+|-+$/g, '');

type Named = {
  subject: ExportSubject['subject'];
  format: ExportFormat;
  companyName: string | undefined;
  at: Date;
  language: Language;
};

/** `firmament-companies-2026-03-10.csv` */
export const fileName = ({ subject, format, companyName, at, language }: Named): string => {
  const what = plainName(companyName ?? '') || WORDS[subject][language];
  return `firmament-${what}-${dayOf(at)}.${ENDINGS[format]}`;
};
