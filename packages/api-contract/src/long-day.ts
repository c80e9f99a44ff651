import type { Day } from '@firmament/calendar/day';
import type { Language } from './language.ts';
import { LOCALES } from './locales.ts';

const monthsOf = (locale: string): string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
};

const MONTHS: Record<Language, string[]> = { en: monthsOf(LOCALES.en), de: monthsOf(LOCALES.de) };

const POINT: Record<Language, string> = { en: '', de: '.' };

/** "4 March 2019", "4. März 2019". Put together here: answers with hundreds of days would wait for `Intl`. */
export const longDay = (language: Language, day: Day): string => {
  const month = MONTHS[language][Number(day.slice(5, 7)) - 1];
  return `${Number(day.slice(8))}${POINT[language]} ${month} ${Number(day.slice(0, 4))}`;
};
