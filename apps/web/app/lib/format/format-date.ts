import type { Language } from '@firmament/api-contract/language';
import { useLanguage } from '../i18n/language.ts';
import { perLanguage } from './per-language.ts';

const DAY = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const MONTH = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

const MOMENT = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

const TIME = perLanguage((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));

const PERCENT = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Shown for a missing value. */
export const NONE = '–';

const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

/** A calendar day (`yyyy-mm-dd`), the same in every time zone: 1 March 2024, 1. März 2024. */
export const formatDay = (day: string | null, language: Language): string => {
  const date = new Date(`${day}T00:00:00Z`);
  if (day === null || !isDate(date)) return NONE;
  return DAY(language).format(date);
};

/** The month of a day, where there is little room: Mar 2024, Mär 2024. */
const formatMonth = (day: string, language: Language): string => MONTH(language).format(new Date(`${day}T00:00:00Z`));

/** A moment, in the reader's time zone. */
export const formatMoment = (moment: string, language: Language): string => {
  const date = new Date(moment);
  if (!isDate(date)) return NONE;
  return MOMENT(language).format(date);
};

/** The hour and minute of a moment, in the reader's time zone. */
export const formatTime = (moment: string, language: Language): string => {
  const date = new Date(moment);
  return isDate(date) ? TIME(language).format(date) : NONE;
};

/** One decimal: 21.8 %, 21,8 %. */
export const formatPercent = (percent: number, language: Language): string =>
  `${PERCENT(language).format(percent)}${language === 'de' ? ' %' : '%'}`;

export const useDateFormat = () => {
  const language = useLanguage();
  return {
    day: (day: string | null) => formatDay(day, language),
    month: (day: string) => formatMonth(day, language),
    moment: (moment: string) => formatMoment(moment, language),
    time: (moment: string) => formatTime(moment, language),
    percent: (percent: number) => formatPercent(percent, language),
  };
};
