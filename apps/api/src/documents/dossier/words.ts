import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';
import { COUNTRIES } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import {
  capitalTerm,
  leadingOrganTerm,
  registerAuthorityTerm,
  vatNumberTerm,
} from '@firmament/api-contract/words/country-terms';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormInFull } from '@firmament/api-contract/words/legal-form-name';
import { isFrozenCopy, sourceName } from '@firmament/api-contract/words/source-name';
import { fieldOnWire } from '@firmament/record/fields/company-fields';
import { isForm } from '@firmament/record/legal-forms/legal-forms';
import type { Text } from '../../platform/http/app-error.ts';
import { type Cell, formatCountry, formatDay, shortDay } from '../sheet.ts';

/** Words that several parts of a dossier use. */

/** The company as a dossier shows it. */
export type Subject = {
  detail: CompanyDetail;
  language: Language;
  /** The day on which the dossier is made, `yyyy-mm-dd`. */
  madeOn: string;
  isFictional: boolean;
  /** Wire name of a field, by its name in an event. */
  wireNameOf: (field: string) => string;
};

/** Goes with everything that leaves the house with names in it. */
export const PERSONAL_DATA_NOTE: Text = {
  en: 'This dossier has personal data. You need a legal basis of your own to use them and must tell the persons the source with your first message at the latest (Art. 14 GDPR).',
  de: 'Dieses Dossier enthält personenbezogene Daten. Für ihre Nutzung brauchen Sie eine eigene Rechtsgrundlage; spätestens mit Ihrer ersten Nachricht müssen Sie den Personen die Quelle nennen (Art. 14 DSGVO).',
};

const STATUS: Record<string, Text> = {
  active: { en: 'Active', de: 'Aktiv' },
  in_liquidation: { en: 'In liquidation', de: 'In Liquidation' },
  terminated: { en: 'Terminated', de: 'Gelöscht' },
};

/** Belongs to one person, who is the business. */
export const isSoleTrader = ({ company }: CompanyDetail): boolean => isForm(company.legal_form, 'sole-trader');

export const statusText = (language: Language, status: string): string => STATUS[status]?.[language] ?? status;

const TRADER_GONE: Text = { en: 'Terminated', de: 'Firma erloschen' };

/** Of the company itself. */
export const ownStatus = ({ detail, language }: Pick<Subject, 'detail' | 'language'>): string =>
  detail.company.status === 'terminated' && isSoleTrader(detail)
    ? TRADER_GONE[language]
    : statusText(language, detail.company.status);

const COPY: Text = { en: 'copy of register data', de: 'Kopie von Registerdaten' };

/** Says of a copy that it is one. */
export const fullSourceName = (language: Language, label: string): string =>
  isFrozenCopy(label) ? `${label} (${COPY[language]})` : sourceName(label, language);

const UNDATED: Text = { en: 'day not known', de: 'Stand nicht bekannt' };
const AS_OF: Text = { en: 'as of', de: 'Stand' };

/** `as of 14 November 2026` */
export const asOfText = (language: Language, day: string | null): string =>
  day === null ? UNDATED[language] : `${AS_OF[language]} ${formatDay(language, day)}`;

/** Who said it, and when: `Firmenbuch, as of 14.11.2026`. */
export const originText = (language: Language, label: string | null, day: string | null): string =>
  [
    ...(label ? [sourceName(label, language)] : []),
    day === null ? UNDATED[language] : `${AS_OF[language]} ${shortDay(language, day)}`,
  ].join(', ');

/** The same on two lines. */
export const originCell = (language: Language, label: string, day: string | null): Cell => ({
  text: sourceName(label, language),
  below: originText(language, null, day),
});

/** Who is entered with a title like this has a part in the company, or watches it, but does not act for it. */
const NOT_ACTING = /gesellschafter|kommanditist|aktionär|aufsicht|beirat|revision|prüfer/i;
const ACTING = /haftend|komplement|geschäftsführ|vertretung/i;

/** The names of those who act for the company, each once. */
export const actingNames = ({ people_in_charge }: CompanyDetail): string[] => [
  ...new Set(
    people_in_charge
      .filter(({ is_in_charge, title }) => is_in_charge && (!NOT_ACTING.test(title) || ACTING.test(title)))
      .map(({ name }) => name),
  ),
];

/** What is no single field, or is called otherwise in a dossier. */
const OWN_NAMES: Record<string, Text> = {
  publication: { en: 'Publication', de: 'Veröffentlichung' },
  former_names: { en: 'Former names', de: 'Frühere Namen' },
  register_notice: { en: 'Register notice', de: 'Registerbekanntmachung' },
  address: { en: 'Address', de: 'Adresse' },
  owners: { en: 'Owners, as stated', de: 'Eigentümer laut Quelle' },
  subsidiaries: { en: 'Subsidiaries, as stated', de: 'Tochterunternehmen laut Quelle' },
};

/** Fields that are called otherwise in each country or legal form. */
const TERMS: Record<string, (form: string | null, country: string | null, language: Language) => string> = {
  ID_VatID: (_, country, language) => vatNumberTerm(country, language),
  court_name: (_, country, language) => registerAuthorityTerm(country, language),
  registered_capital: capitalTerm,
  ceo: (form, country, language) => `${leadingOrganTerm(form, country, language)}${AS_STATED[language]}`,
};

const AS_STATED: Text = { en: ', as stated', de: ' laut Quelle' };

/** Codes, and what stands with another field. */
const NOT_LISTED = new Set(['ID_Gerichtscode', 'capital_currency']);

export const isListed = (field: string): boolean => fieldOnWire(field) !== undefined && !NOT_LISTED.has(field);

export const countryCode = ({ company }: CompanyDetail): string | null =>
  Object.entries(COUNTRIES).find(([, name]) => name === company.address_country)?.[0] ?? null;

export const fieldName = ({ detail, language }: Pick<Subject, 'detail' | 'language'>, field: string): string =>
  TERMS[field]?.(detail.company.legal_form, detail.company.address_country, language) ??
  (OWN_NAMES[field] ?? fieldOnWire(field)?.label)?.[language] ??
  field;

export const amountText = (language: Language, amount: number, currency: string | null): string =>
  [currency, new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(amount)]
    .filter(Boolean)
    .join('\u00a0');

export const percentText = (language: Language, percent: number): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(percent) +
  (language === 'de' ? '\u00a0%' : '%');

/** A value as a reader expects it. */
export const valueText = ({ detail, language }: Pick<Subject, 'detail' | 'language'>, fact: Fact): string => {
  const { field, value, display } = fact;
  if (field === 'status') return ownStatus({ detail, language });
  if (field === 'address_country') return formatCountry(language, String(value));
  if (field === 'gegenstand') return industryName(display, language);
  if (field === 'legal_form') return legalFormInFull(display, language);
  if (fieldOnWire(field)?.type === 'day') return formatDay(language, String(value));
  if (field === 'registered_capital') return amountText(language, Number(value), detail.company.capital_currency);
  return display.replace(/^https?:\/\//, '');
};

export const factOf = ({ facts }: CompanyDetail, field: string): Fact | undefined =>
  facts.find((fact) => fact.field === field);

const AND: Text = { en: 'and', de: 'und' };

/** `A, B and C`; of many only the first ones, and how many more there are. */
export const listText = (language: Language, names: readonly string[], most = 6): string => {
  const more = names.length - most;
  const rest = { en: `${more} more`, de: `${more} weitere` }[language];
  const shown = more > 0 ? [...names.slice(0, most), rest] : [...names];
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} ${AND[language]} ${last}`;
};

export const countText = (language: Language, count: number, one: Text, other: Text): string =>
  `${new Intl.NumberFormat(LOCALES[language]).format(count)} ${(count === 1 ? one : other)[language]}`;
