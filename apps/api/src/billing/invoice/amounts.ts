import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { membershipOf } from '@firmament/api-contract/membership';
import { addDays, type Day } from '@firmament/calendar/day';
import type { Period } from '@firmament/subscription/billing-periods';

/** How amounts and days read in mails and documents. */

export const formatCents = (language: Language, cents: number): string => {
  const number = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2 }).format(cents / 100);
  return language === 'de' ? `${number.replace('-', '−')} EUR` : `EUR ${number.replace('-', '−')}`;
};

export const formatDay = (language: Language, day: Day): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Ends with the last day itself, as people write it. */
export const formatPeriod = (language: Language, { from, until }: Period): string => {
  const last = addDays(until, -1);
  return from === last ? formatDay(language, from) : `${formatDay(language, from)} – ${formatDay(language, last)}`;
};

export const planName = (level: number): string => membershipOf(level).name;
