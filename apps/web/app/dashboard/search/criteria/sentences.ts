import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { localityName, regionName } from '@firmament/api-contract/words/place-name';
import type { Translate } from '../../../lib/i18n/i18n.ts';
import { searchEn } from '../messages.en.ts';
import { dayBoundInWords } from './days.ts';
import { formatFigure } from './figures.ts';
import { without } from './indicators.ts';
import { type FilterDefinition, type FilterList, filterOf, type Indicators, type Unit } from './search-definition.ts';

/** Says a search in words: "revenue between 1 M and 5 M", "in Austria, Germany or Switzerland". */

export type Speech = { t: Translate<'search'>; language: Language };

export type Sentence = {
  text: string;
  /** The search without this sentence's filter. */
  rest: Indicators;
};

type Indicator = Indicators[number];
type Value = Indicator['values'][number];

const has = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(texts, key);

/** Filters whose values come with the data and have a name in both languages. */
const WORDS: Partial<Record<string, (value: string, language: Language) => string>> = {
  industry: industryName,
  industry_name: industryName,
  employee_industry: industryName,
  employee_industry_name: industryName,
  legal_form: legalFormName,
  region: regionName,
  locality_name: localityName,
};

/** A value of a filter in the reader's language; values that are names stay as they are. */
export const choiceText = (filter: string, value: string, { t, language }: Speech): string => {
  if (has(searchEn.choices, value)) return t(`choices.${value}`);
  return (Object.hasOwn(WORDS, filter) && WORDS[filter]?.(value, language)) || value;
};

/** Within a sentence, English names start in lower case; German nouns do not. */
const nameOf = ({ id }: FilterDefinition, { t, language }: Speech): string => {
  const name = t(`filters.${id}`);
  return language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

const list = (values: readonly string[], type: 'conjunction' | 'disjunction', language: Language): string =>
  new Intl.ListFormat(LOCALES[language], { type }).format(values);

const bound = (value: Value | undefined, unit: Unit | undefined, language: Language): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  const text = formatFigure(number, language);
  if (unit !== 'percent') return text;
  return language === 'de' ? `${text}\u00a0%` : `${text}%`;
};

const dayBound = (value: Value | undefined, language: Language): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : dayBoundInWords(value, language);

const rangeText = (filter: FilterDefinition, { values }: Indicator, speech: Speech): string => {
  const [min, max] = [0, 1].map((end) =>
    filter.kind === 'days' ? dayBound(values[end], speech.language) : bound(values[end], filter.unit, speech.language),
  );
  const name = nameOf(filter, speech);
  const { t } = speech;
  if (min !== undefined && max !== undefined) return t('sentences.between', { name, min, max });
  if (min !== undefined) return t('sentences.from', { name, min });
  return max === undefined ? t('sentences.any', { name }) : t('sentences.upTo', { name, max });
};

const countriesText = ({ operator, values }: Indicator, { t, language }: Speech): string => {
  const names = values.map((value) => {
    const name = String(value);
    return name === 'Austria' || name === 'Germany' || name === 'Switzerland' ? t(`sentences.${name}`) : name;
  });
  const key = names.length > 1 && operator === 'exclusive' ? 'sentences.inEither' : 'sentences.in';
  return t(key, { values: list(names, operator === 'must' ? 'conjunction' : 'disjunction', language) });
};

/** Choices that have a sentence of their own. */
const PHRASES = {
  legal_status: { Active: 'onlyActive', Inactive: 'onlyInactive' },
  isManagement: { Yes: 'inManagement', No: 'notInManagement' },
  person_kind: { Profile: 'onlyProfiles', Register: 'onlyRegister' },
  mark: { insolvency: 'insolvent', deletion_notice: 'toBeDeleted', liquidation: 'inLiquidation' },
  has: {
    website: 'withWebsite',
    email: 'withEmail',
    phone: 'withPhone',
    accounts: 'withAccounts',
    officers: 'withOfficers',
  },
} as const;

/** Of these a company can have several, so that their phrases can be joined. */
const JOINED: readonly FilterDefinition['id'][] = ['mark', 'has'];

const phraseText = (
  filter: FilterDefinition,
  { operator, values }: Indicator,
  { t, language }: Speech,
): string | undefined => {
  const canJoin = JOINED.includes(filter.id) && operator !== 'exclusive';
  if (!has(PHRASES, filter.id) || (values.length > 1 && !canJoin)) return undefined;
  const phrases: Partial<Record<string, keyof typeof searchEn.sentences>> = PHRASES[filter.id];
  const texts = values.flatMap((value) => {
    const phrase = typeof value === 'string' && Object.hasOwn(phrases, value) ? phrases[value] : undefined;
    return phrase === undefined ? [] : [t(`sentences.${phrase}` as 'sentences.onlyActive')];
  });
  if (texts.length < values.length) return undefined;
  return list(texts, operator === 'must' ? 'conjunction' : 'disjunction', language);
};

const valuesText = (filter: FilterDefinition, indicator: Indicator, speech: Speech): string => {
  const { t } = speech;
  const name = nameOf(filter, speech);
  const texts = indicator.values.map((value) => {
    const text = choiceText(filter.id, String(value ?? ''), speech);
    // Typed text is quoted; names from a list are not.
    return filter.kind === 'text' && filter.suggests === undefined ? t('sentences.quoted', { text }) : text;
  });
  const values = list(texts, indicator.operator === 'must' ? 'conjunction' : 'disjunction', speech.language);
  return t(texts.length > 1 && indicator.operator === 'exclusive' ? 'sentences.either' : 'sentences.values', {
    name,
    values,
  });
};

const placeText = (indicators: Indicators, { values }: Indicator, { t }: Speech): string => {
  const place = String(values[0] ?? '');
  const radius = indicators.find(({ indicator }) => indicator === 'radius')?.values[0];
  if (radius === undefined || radius === null || radius === '') return t('sentences.address', { text: place });
  return t('sentences.within', { radius: String(radius), place });
};

const sentenceText = (indicators: Indicators, filter: FilterDefinition, indicator: Indicator, speech: Speech) => {
  if (filter.kind === 'range' || filter.kind === 'days') return rangeText(filter, indicator, speech);
  if (filter.kind === 'place') return placeText(indicators, indicator, speech);
  if (filter.kind === 'name') return speech.t('sentences.name', { text: indicator.values.join(' ') });
  if (filter.id === 'country') return countriesText(indicator, speech);
  return phraseText(filter, indicator, speech) ?? valuesText(filter, indicator, speech);
};

/** One sentence per filter, in the order of the search; skips filters without values. */
export const sentencesOf = (definition: FilterList, indicators: Indicators, speech: Speech): Sentence[] =>
  indicators.flatMap((indicator) => {
    const filter = filterOf(definition, indicator.indicator);
    if (filter === undefined || indicator.values.length === 0) return [];
    const others = indicators.filter((other) => other !== indicator);
    return [
      {
        text: sentenceText(indicators, filter, indicator, speech),
        rest: filter.kind === 'place' ? without(others, 'radius') : others,
      },
    ];
  });

/** The whole search in one line. */
export const searchText = (definition: FilterList, indicators: Indicators, speech: Speech): string => {
  const sentences = sentencesOf(definition, indicators, speech).map(({ text }) => text);
  return sentences.length === 0 ? speech.t('recent.everything') : sentences.join(', ');
};
