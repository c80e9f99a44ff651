import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';

/** Amounts as people write them: 1 M, 2.5 bn, 1,5 Mio. Every written amount can be read back without loss. */

type Scale = { factor: number; sign: Record<Language, string>; words: RegExp };

const SCALES: readonly Scale[] = [
  { factor: 1e9, sign: { en: 'bn', de: 'Mrd.' }, words: /^(bn|b|billions?|mrd|milliarden?)$/ },
  { factor: 1e6, sign: { en: 'M', de: 'Mio.' }, words: /^(m|mn|mio|millions?|millionen)$/ },
  { factor: 1e3, sign: { en: 'k', de: 'Tsd.' }, words: /^(k|tsd|t|thousand|tausend)$/ },
];

/** Below this, plain digits are as easy to read. */
const SCALED_FROM = 10_000;

/** A scaled amount has at most two decimals, and 1,255 k is no shorter than the number itself. */
const isShort = (value: number, factor: number): boolean =>
  Number.isInteger((value * 100) / factor) && (factor > 1e3 || Math.abs(value) < 1e6);

const plain = (value: number, language: Language): string =>
  value.toLocaleString(LOCALES[language], { maximumFractionDigits: 20 });

export const formatFigure = (value: number, language: Language): string => {
  const scale = SCALES.find(({ factor }) => Math.abs(value) >= Math.max(factor, SCALED_FROM) && isShort(value, factor));
  if (scale === undefined) return plain(value, language);
  return `${plain(value / scale.factor, language)}\u00a0${scale.sign[language]}`;
};

/** Short rather than exact, for a column of amounts: 12.4 M, 845 Tsd. */
export const roundFigure = (value: number, language: Language): string => {
  const size = Math.abs(value);
  // 999,600 is 1 M rather than 1,000 k.
  const scale = SCALES.find(({ factor }) => Math.round(size / (factor / 1e3)) >= 1e3);
  const digits = (value / (scale?.factor ?? 1)).toLocaleString(LOCALES[language], {
    maximumSignificantDigits: 3,
  });
  return scale === undefined ? digits : `${digits}\u00a0${scale.sign[language]}`;
};

/** Between groups of digits. */
const SEPARATORS: Record<Language, RegExp> = { en: /,(?=\d{3}(?!\d))/g, de: /\.(?=\d{3}(?!\d))/g };

/** The language's group separator counts as one only before exactly three digits; otherwise it is a decimal point. */
const withoutGroups = (digits: string, language: Language): string => {
  return digits.replace(SEPARATORS[language], '').replaceAll(',', '.');
};

const WRITTEN = /^([+-]?)([\d.,]*\d)([a-z]*)\.?$/;

/** Undefined for an empty text, `NaN` for one that is not a number. */
export const parseFigure = (text: string, language: Language): number | undefined => {
  const compact = text
    .toLowerCase()
    .replace(/[\s'’_]|eur|€|%/g, '')
    .replace(/^[−–]/, '-');
  if (compact === '') return undefined;
  const [, sign, digits = '', word = ''] = WRITTEN.exec(compact) ?? [];
  if (sign === undefined) return Number.NaN;
  const scale = word === '' ? 1 : SCALES.find(({ words }) => words.test(word))?.factor;
  if (scale === undefined) return Number.NaN;
  const value = Number(withoutGroups(digits, language)) * scale;
  // In floating point 2.3 × 1,000,000 is 2299999.9999999995.
  const exact = scale === 1 ? value : Math.round(value * 100) / 100;
  return sign === '-' ? -exact : exact;
};
