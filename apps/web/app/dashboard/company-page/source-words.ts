import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Language } from '@firmament/api-contract/language';
import { attributionText, licenceName, sourceName } from '@firmament/api-contract/words/source-name';

const WORDS: Readonly<Record<string, (text: string, language: Language) => string>> = {
  source_label: sourceName,
  licence: licenceName,
  attribution: attributionText,
};

const inWords = (value: unknown, language: Language, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((entry) => inWords(entry, language));
  if (typeof value === 'string') return WORDS[key]?.(value, language) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inWords(entry, language, name)]));
};

/** The same with its sources in the reader's language. */
export const inSourceWords = <T>(told: T, language: Language): T => inWords(told, language) as T;

/** The same company with its sources, which stand beside nearly every fact, in the reader's language. */
export const withSourceWords = (detail: CompanyDetail, language: Language): CompanyDetail => {
  const told = inSourceWords(detail, language);
  const { provenance } = told.company;
  const label = sourceName(provenance.label, language);
  return { ...told, company: { ...told.company, provenance: { ...provenance, label } } };
};
