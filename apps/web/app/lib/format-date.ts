import type { Language } from '@firmament/contract/language';
import { useLanguage } from './language.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

/** What stands for a value that is not there. */
export const NONE = '–';

const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

/** A calendar day (`yyyy-mm-dd`), the same wherever it is read: 1 March 2024, 1. März 2024. */
export const formatDay = (day: string | null, language: Language): string => {
  const date = new Date(`${day}T00:00:00Z`);
  if (day === null || !isDate(date)) return NONE;
  return date.toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
};

/** A moment, by the reader's own clock. */
export const formatMoment = (moment: string, language: Language): string => {
  const date = new Date(moment);
  if (!isDate(date)) return NONE;
  return date.toLocaleString(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
};

/** One decimal: 21.8 %, 21,8 %. */
export const formatPercent = (percent: number, language: Language): string =>
  `${percent.toLocaleString(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })}${language === 'de' ? ' %' : '%'}`;

export const useDateFormat = () => {
  const language = useLanguage();
  return {
    day: (day: string | null) => formatDay(day, language),
    moment: (moment: string) => formatMoment(moment, language),
    percent: (percent: number) => formatPercent(percent, language),
  };
};
