import type { Language } from '@firmament/api-contract/language';
import type { Offer } from '@firmament/api-contract/offer';
import { type Day, yearOf } from '@firmament/calendar/day';
import { nextIndexation } from '@firmament/subscription/indexation';

/**
 * What stands in the fields of the form, by the paths that the server names problems with. Numbers are texts: whatever
 * cannot be read as one is sent as it is, and the server says what is wrong with it.
 */
export type Draft = Readonly<Record<string, string>>;

export const OPERATOR_FIELDS = {
  company: ['name', 'legalForm', 'street', 'postcode', 'city', 'country', 'managers'],
  contact: ['phone', 'email', 'privacyEmail'],
  register: ['registerNumber', 'registerCourt', 'vatId', 'shareholders', 'trade', 'chamber', 'hosting'],
  bank: ['bank.name', 'bank.iban', 'bank.bic'],
} as const;

const ALL_OPERATOR_FIELDS = Object.values(OPERATOR_FIELDS).flat();

export const LEVELS = [0, 1, 2, 3] as const;

/** Marks a plan without a price. */
export const ON_REQUEST = 'on request';

const INDEX = 'priceIndex.';

/** The years of a draft, oldest first. */
export const yearsOf = (draft: Draft): string[] =>
  Object.keys(draft)
    .filter((path) => path.startsWith(INDEX))
    .map((path) => path.slice(INDEX.length))
    .sort();

const decimal = (value: number, language: Language): string =>
  language === 'de' ? String(value).replace('.', ',') : String(value);

const euros = (cents: number | null, language: Language): string =>
  cents === null ? ON_REQUEST : decimal(cents / 100, language);

const operatorDraft = (operator: Offer['operator']): Draft => {
  const { bank, ...fields } = operator ?? { bank: {} };
  const values: Record<string, string> = {
    ...fields,
    ...Object.fromEntries(Object.entries(bank).map(([name, value]) => [`bank.${name}`, value])),
  };
  return Object.fromEntries(ALL_OPERATOR_FIELDS.map((field) => [`operator.${field}`, values[field] ?? '']));
};

/** Has an empty field for the next year whose change can still be announced. */
export const toDraft = ({ operator, plans, priceIndex }: Offer, today: Day, language: Language): Draft => ({
  ...operatorDraft(operator),
  ...Object.fromEntries(
    plans.flatMap((plan, level) => [
      [`plans.${level}.name`, plan.name],
      [`plans.${level}.companyRequestsPerMonth`, String(plan.companyRequestsPerMonth)],
      [`plans.${level}.dataExportsPerDay`, String(plan.dataExportsPerDay)],
      [`plans.${level}.networkStartsPerDay`, String(plan.networkStartsPerDay)],
      [`plans.${level}.monthlyNetCents`, euros(plan.monthlyNetCents, language)],
    ]),
  ),
  [INDEX + yearOf(nextIndexation(today))]: '',
  ...Object.fromEntries(
    Object.entries(priceIndex).map(([year, percent]) => [INDEX + year, decimal(percent, language)]),
  ),
});

/** 10.000, 10,000 and 10 000 are ten thousand. */
const withoutGroups = (text: string): string => text.trim().replace(/[., \u00a0](?=\d{3}(?:\D|$))/g, '');

const readNumber = (text: string): number | string => {
  const plain = text.trim().replace(',', '.');
  return /^[-−]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : text;
};

const readCents = (text: string): number | string | null => {
  if (text === ON_REQUEST) return null;
  const number = readNumber(withoutGroups(text));
  return typeof number === 'number' && /^\d+(?:[.,]\d{1,2})?$/.test(withoutGroups(text))
    ? Math.round(number * 100)
    : text;
};

/** The particulars without any are those of nobody: then nothing is sold. */
const toOperator = (draft: Draft): Record<string, unknown> | null => {
  const value = (field: string) => draft[`operator.${field}`] ?? '';
  if (ALL_OPERATOR_FIELDS.every((field) => value(field).trim() === '')) return null;
  const { bank, ...others } = OPERATOR_FIELDS;
  return {
    ...Object.fromEntries(Object.values(others).flatMap((fields) => fields.map((field) => [field, value(field)]))),
    bank: Object.fromEntries(bank.map((field) => [field.slice('bank.'.length), value(field)])),
  };
};

/** As the server takes it. */
export const toOffer = (draft: Draft): Record<string, unknown> => ({
  operator: toOperator(draft),
  plans: LEVELS.map((level) => {
    const value = (field: string) => draft[`plans.${level}.${field}`] ?? '';
    return {
      name: value('name'),
      companyRequestsPerMonth: readNumber(withoutGroups(value('companyRequestsPerMonth'))),
      dataExportsPerDay: readNumber(withoutGroups(value('dataExportsPerDay'))),
      networkStartsPerDay: readNumber(withoutGroups(value('networkStartsPerDay'))),
      monthlyNetCents: readCents(value('monthlyNetCents')),
    };
  }),
  priceIndex: Object.fromEntries(
    yearsOf(draft)
      .map((year) => [year, draft[INDEX + year] ?? ''] as const)
      .filter(([, percent]) => percent.trim() !== '')
      .map(([year, percent]) => [year, readNumber(percent)]),
  ),
});
