import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { longDay } from '@firmament/api-contract/long-day';
import { attributionText, licenceName } from '@firmament/api-contract/words/source-name';

/** The content of a document in one language, without any layout. It is sent to the thread that sets it. */
export type Sheet = {
  language: Language;
  /** The kind of document, shown in the letterhead. */
  kind: string;
  /** Shown beside the kind on every page: what nobody may overlook. */
  mark?: string;
  title: string;
  subtitle: string;
  facts: Fact[];
  /** What readers should know before they read on. */
  warning?: { title: string; text: string };
  tables: SheetTable[];
  /** What is said in sentences, as in contracts. */
  sections?: SheetSection[];
  notes: string[];
  /** The source and its licence. */
  source: string;
  /** `yyyy-mm-dd`. The only date in the file, so that the same sheet makes the same file. */
  asOf: string;
  page: { word: string; of: string };
};

export type Fact = {
  label: string;
  value: string;
  /** Written by the customer, so set apart from what we say. */
  isGiven?: true;
};

/** A text, or one with a smaller line below it. */
export type Cell = string | { text: string; below: string };

export type SheetTable = {
  /** Empty where the section has one. */
  heading: string;
  columns: string[];
  rows: { cells: Cell[]; isStrong?: boolean; isMuted?: boolean }[];
  /** All columns but the first hold numbers and are aligned to the right. */
  isNumeric: boolean;
  /** In points; `*` shares what is left. Without them texts share the width. */
  widths?: (number | '*')[];
};

/** What was checked, with the same outcome. */
export type CheckGroup = {
  state: 'found' | 'not_found' | 'not_asked';
  heading: string;
  items: { title: string; result: string; origin: string; link?: string | undefined }[];
};

export type SheetSection = {
  heading: string;
  blocks: readonly SheetBlock[];
  /** For what is meant to be cut off or sent back by itself. */
  startsPage?: boolean;
};

/** A paragraph, the points of a list, a line to fill in, somebody else's words, a table, or checks. */
export type SheetBlock =
  | string
  | readonly string[]
  | { field: string; value?: string | undefined }
  | { quote: string; origin: string; lead?: string }
  | { table: SheetTable }
  | { checks: CheckGroup[] };

/** Not for readers: these are compared, or lead somewhere. */
const NOT_SHOWN = new Set(['language', 'asOf', 'state', 'link']);

/** The same sheet with other texts. */
export const changeTexts = (sheet: Sheet, change: (text: string) => string): Sheet => {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value);
    return Object.fromEntries(members.map(([name, part]) => [name, NOT_SHOWN.has(name) ? part : changed(part)]));
  };
  return changed(sheet) as Sheet;
};

/** Shown for unknown values. */
export const NONE = '–';

type Unit = 'eur' | 'percent' | 'heads';

const DECIMALS: Record<Unit, number> = { eur: 0, percent: 2, heads: 0 };

export const formatFigure = (language: Language, unit: Unit, value: number | null | undefined): string => {
  if (value === null || value === undefined) return NONE;
  const digits = DECIMALS[unit];
  const number = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Rounds -0.1 to 0, not to -0.
    signDisplay: 'negative',
  }).format(value);
  // A true minus is as wide as the digits; the hyphen is not.
  return number.replace('-', '−') + (unit === 'percent' ? percentSign(language) : '');
};

const percentSign = (language: Language): string => (language === 'de' ? '\u00a0%' : '%');

/** A day given as `yyyy-mm-dd`. */
export const formatDay = (language: Language, day: string | null): string =>
  day === null ? NONE : longDay(language, day);

/** For columns of days: 31.12.2025. */
export const shortDay = (language: Language, day: string | null): string =>
  day === null
    ? NONE
    : new Intl.DateTimeFormat(LOCALES[language], {
        day: '2-digit',
        month: language === 'de' ? '2-digit' : 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(day));

export const formatCountry = (language: Language, code: string | null): string =>
  code === null
    ? ''
    : (new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'code' }).of(code) ?? code);

/** Leaves out unknown values. */
export const factsOf = (facts: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value === null || value === '' || value === NONE ? [] : [{ label, value }]));

export const PAGE_WORDS: Record<Language, Sheet['page']> = {
  en: { word: 'Page', of: 'of' },
  de: { word: 'Seite', of: 'von' },
};

/** An address of ours as people write it: on paper nobody clicks, and lines break after the slashes. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

type Address = { street: string | null; postcode: string | null; city: string | null; country: string | null };

export const addressLine = (language: Language, { street, postcode, city, country }: Address): string =>
  [street, [postcode, city].filter(Boolean).join(' '), formatCountry(language, country)].filter(Boolean).join(', ');

const SOURCE_WORDS = { en: { source: 'Source', licence: 'Licence' }, de: { source: 'Quelle', licence: 'Lizenz' } };

/** Sources ask for attribution in their own words; some of these contain the licence already. */
export const sourceLine = (
  language: Language,
  { attribution, licence }: { attribution: string | null; licence: string | null },
): string => {
  const words = SOURCE_WORDS[language];
  const parts = [
    ...(attribution ? [`${words.source}: ${attributionText(attribution, language)}`] : []),
    ...(licence && !attribution?.includes(licence) ? [`${words.licence}: ${licenceName(licence, language)}`] : []),
  ];
  return parts.join(' · ');
};
