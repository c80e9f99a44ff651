import { legalFormOf } from '@firmament/record/legal-forms/legal-forms';
import type { Organ } from '@firmament/record/legal-forms/shape';
import type { Wording } from '@firmament/record/wording';
import type { Language } from '../language.ts';

/** What the law of each country calls the same thing. Countries by their code or their name on the wire. */

type Terms = Readonly<Record<'AT' | 'DE' | 'CH' | 'other', Wording>>;

const CODES: Readonly<Record<string, keyof Terms>> = {
  AT: 'AT',
  DE: 'DE',
  CH: 'CH',
  Austria: 'AT',
  Germany: 'DE',
  Switzerland: 'CH',
};

const codeOf = (country: string | null): keyof Terms =>
  (country !== null && Object.hasOwn(CODES, country) ? CODES[country] : undefined) ?? 'other';

const inCountry = (terms: Terms, country: string | null, language: Language): string =>
  terms[codeOf(country)][language];

const VAT_NUMBER: Terms = {
  AT: { en: 'VAT number', de: 'UID-Nummer' },
  DE: { en: 'VAT number', de: 'USt-IdNr.' },
  CH: { en: 'VAT number', de: 'MWST-Nr.' },
  other: { en: 'VAT number', de: 'USt-IdNr.' },
};

export const vatNumberTerm = (country: string | null, language: Language): string =>
  inCountry(VAT_NUMBER, country, language);

const REGISTER_AUTHORITY: Terms = {
  AT: { en: 'Commercial register court', de: 'Firmenbuchgericht' },
  DE: { en: 'Register court', de: 'Registergericht' },
  CH: { en: 'Commercial register office', de: 'Handelsregisteramt' },
  other: { en: 'Register authority', de: 'Registerbehörde' },
};

export const registerAuthorityTerm = (country: string | null, language: Language): string =>
  inCountry(REGISTER_AUTHORITY, country, language);

const ORGANS: Readonly<Record<Organ, Wording>> = {
  executiveBoard: { en: 'Executive board', de: 'Vorstand' },
  boardOfDirectors: { en: 'Board of directors', de: 'Verwaltungsrat' },
  managingDirectors: { en: 'Managing directors', de: 'Geschäftsführung' },
  managingPartners: { en: 'Managing partners', de: 'Geschäftsführende Gesellschafter' },
  partners: { en: 'Partners', de: 'Partner' },
  board: { en: 'Board', de: 'Vorstand' },
  administration: { en: 'Board', de: 'Verwaltung' },
  foundationBoard: { en: 'Foundation board', de: 'Stiftungsrat' },
  proprietor: { en: 'Proprietor', de: 'Inhaber/in' },
  management: { en: 'Management', de: 'Leitung' },
};

const organOf = (legalForm: string | null, country: string | null): Organ => {
  const form = legalFormOf(legalForm);
  return (codeOf(country) === 'CH' ? form?.swissOrgan : undefined) ?? form?.organ ?? 'management';
};

/** Who runs a company of this form: "Vorstand", in Switzerland "Verwaltungsrat", "Geschäftsführung". */
export const leadingOrganTerm = (legalForm: string | null, country: string | null, language: Language): string =>
  ORGANS[organOf(legalForm, country)][language];

/** "Stammkapital", "Grundkapital", in Switzerland "Aktienkapital"; both where the form is not known. */
export const capitalTerm = (legalForm: string | null, country: string | null, language: Language): string => {
  if (language === 'en') return 'Registered capital';
  const capital = legalFormOf(legalForm)?.capital;
  if (capital === 'Grundkapital' && codeOf(country) === 'CH') return 'Aktienkapital';
  return capital ?? 'Stamm- oder Grundkapital';
};
