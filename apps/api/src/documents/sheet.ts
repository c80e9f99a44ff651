import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';

/** What a document says, in one language and free of any layout. It crosses to the thread that sets it. */
export type Sheet = {
  language: Language;
  /** What kind of document it is; stands in the letterhead. */
  kind: string;
  title: string;
  subtitle: string;
  facts: Fact[];
  tables: SheetTable[];
  notes: string[];
  /** Who said so, under which licence. */
  source: string;
  /** `yyyy-mm-dd`: as of when it holds. The same sheet makes the same file, so no other date may stand in it. */
  asOf: string;
  page: { word: string; of: string };
};

export type Fact = { label: string; value: string };

export type SheetTable = {
  heading: string;
  columns: string[];
  rows: { cells: string[]; isStrong?: boolean }[];
  /** All columns but the first hold numbers, which line up at the right. */
  isNumeric: boolean;
};

/** For what is not known. */
export const NONE = '–';

type Unit = 'eur' | 'percent' | 'heads';

const DECIMALS: Record<Unit, number> = { eur: 0, percent: 2, heads: 0 };

export const formatFigure = (language: Language, unit: Unit, value: number | null | undefined): string => {
  if (value === null || value === undefined) return NONE;
  const digits = DECIMALS[unit];
  const number = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // A loss of ten cents is no minus nought.
    signDisplay: 'negative',
  }).format(value);
  // A true minus is as wide as the digits; the hyphen is not.
  return number.replace('-', '−') + (unit !== 'percent' ? '' : language === 'de' ? '\u00a0%' : '%');
};

/** A day given as `yyyy-mm-dd`. */
export const formatDay = (language: Language, day: string | null): string =>
  day === null
    ? NONE
    : new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const formatCountry = (language: Language, code: string | null): string =>
  code === null
    ? ''
    : (new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'code' }).of(code) ?? code);

/** Only what is known is listed. */
export const factsOf = (facts: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value === null || value === '' || value === NONE ? [] : [{ label, value }]));

export const PAGE_WORDS: Record<Language, Sheet['page']> = {
  en: { word: 'Page', of: 'of' },
  de: { word: 'Seite', of: 'von' },
};

type Address = { street: string | null; postcode: string | null; city: string | null; country: string | null };

export const addressLine = (language: Language, { street, postcode, city, country }: Address): string =>
  [street, [postcode, city].filter(Boolean).join(' '), formatCountry(language, country)].filter(Boolean).join(', ');

const SOURCE_WORDS = { en: { source: 'Source', licence: 'Licence' }, de: { source: 'Quelle', licence: 'Lizenz' } };

/** Who said so, under which licence: sources ask for it in these words, some with the licence in them. */
export const sourceLine = (
  language: Language,
  { attribution, licence }: { attribution: string | null; licence: string | null },
): string => {
  const words = SOURCE_WORDS[language];
  const parts = [
    ...(attribution ? [`${words.source}: ${attribution.replace(/^Quelle:\s*/, '')}`] : []),
    ...(licence && !attribution?.includes(licence) ? [`${words.licence}: ${licence}`] : []),
  ];
  return parts.join(' · ');
};
