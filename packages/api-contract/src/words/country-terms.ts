import type { Wording } from '@firmament/record/wording';
import type { Language } from '../language.ts';
import { isPartnership } from './legal-form-name.ts';

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

const ORGANS = {
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
} satisfies Record<string, Wording>;

/** The first that fits counts. */
const ORGAN_OF: readonly (readonly [form: RegExp, organ: keyof typeof ORGANS, swiss?: keyof typeof ORGANS])[] = [
  [/^AG$/, 'executiveBoard', 'boardOfDirectors'],
  [/GmbH|^UG|^FlexCo$/, 'managingDirectors'],
  [/^PartG/, 'partners'],
  [/^KGaA$|^Kommanditaktiengesellschaft$/, 'managingPartners', 'administration'],
  [/^e\.[UK]\.$|^Einzel/, 'proprietor'],
  [/^eG$|^Genossenschaft$|^SCE$/, 'board', 'administration'],
  [/^Stiftung$/, 'board', 'foundationBoard'],
  [/^e\.V\.$|^Verein$|^Privatstiftung$|^Sparkasse$|^VVaG$/, 'board'],
];

const organOf = (legalForm: string | null, country: string | null): keyof typeof ORGANS => {
  const [, organ, swiss] = ORGAN_OF.find(([form]) => form.test(legalForm ?? '')) ?? [];
  if (organ !== undefined) return codeOf(country) === 'CH' ? (swiss ?? organ) : organ;
  return isPartnership(legalForm) ? 'managingPartners' : 'management';
};

/** Who runs a company of this form: "Vorstand", in Switzerland "Verwaltungsrat", "Geschäftsführung". */
export const leadingOrganTerm = (legalForm: string | null, country: string | null, language: Language): string =>
  ORGANS[organOf(legalForm, country)][language];

/** "Stammkapital", "Grundkapital", in Switzerland "Aktienkapital"; both where the form is not known. */
export const capitalTerm = (legalForm: string | null, country: string | null, language: Language): string => {
  if (language === 'en') return 'Registered capital';
  if (/^(?:AG|SE|KGaA)$/.test(legalForm ?? '')) return codeOf(country) === 'CH' ? 'Aktienkapital' : 'Grundkapital';
  return /^g?GmbH$|^UG|^FlexCo$/.test(legalForm ?? '') ? 'Stammkapital' : 'Stamm- oder Grundkapital';
};
