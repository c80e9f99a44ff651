import type { Language } from '@firmament/api-contract/language';
import { NONE } from '../../../lib/format/format-date.ts';
import { perLanguage } from '../../../lib/format/per-language.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { Unit } from './kpi-figures.ts';

const withDecimals = (decimals: number) =>
  perLanguage(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
const FORMATS = { 0: withDecimals(0), 1: withDecimals(1), 2: withDecimals(2) };
type Decimals = keyof typeof FORMATS;

/** English puts the sign right after the figure, German after a no-break space. */
const PERCENT_SIGN: Record<Language, string> = { en: '%', de: '\u00a0%' };
const POINTS: Record<Language, string> = { en: 'pp', de: 'PP' };
const MINUS = '\u2212';

/** Rounded as the decimal number that a reader knows: 26.45 is 26.5, although its nearest binary number is less. */
const roundedTo = (value: number, decimals: Decimals): number => {
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const rounded = Math.round(Number(`${digits}e${Number(exponent) + decimals}`)) / 10 ** decimals;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

const digits = (value: number, decimals: Decimals, language: Language): string => {
  // Rounded first, so that nothing is shown as minus zero.
  const rounded = roundedTo(value, decimals);
  const text = FORMATS[decimals](language).format(Math.abs(rounded));
  return rounded < 0 ? `${MINUS}${text}` : text;
};

/** A figure of a report: amounts and heads without decimals, percentages with one. */
export const formatFigure = (value: number | null, unit: Unit, language: Language): string => {
  if (value === null) return NONE;
  return unit === 'percent' ? `${digits(value, 1, language)}${PERCENT_SIGN[language]}` : digits(value, 0, language);
};

/** A change in per cent, two decimals, always with its sign. */
export const formatChange = (percent: number, language: Language, decimals: Decimals = 2): string => {
  const text = `${digits(percent, decimals, language)}${PERCENT_SIGN[language]}`;
  return roundedTo(percent, decimals) > 0 ? `+${text}` : text;
};

/** A difference of percentages in percentage points, two decimals, always with its sign. */
export const formatPoints = (points: number, language: Language): string => {
  const text = `${digits(points, 2, language)}\u00a0${POINTS[language]}`;
  return roundedTo(points, 2) > 0 ? `+${text}` : text;
};

export const useFigureFormat = () => {
  const language = useLanguage();
  return {
    figure: (value: number | null, unit: Unit) => formatFigure(value, unit, language),
    points: (points: number) => formatPoints(points, language),
    change: (percent: number, decimals?: Decimals) => formatChange(percent, language, decimals),
  };
};
