import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import { formatMoney } from '@firmament/api-contract/money';
import { addDays } from '@firmament/calendar/day';
import type { Period } from '@firmament/subscription/billing-periods';

/** How amounts and days read in mails and documents. */

/** With a plain space: mail programs show the other kind in odd ways. */
export const formatCents = (language: Language, cents: number): string =>
  formatMoney(cents, language).replace('\u00a0', ' ');

/** Ends with the last day itself, as people write it. */
export const formatPeriod = (language: Language, { from, until }: Period): string => {
  const last = addDays(until, -1);
  return from === last ? longDay(language, from) : `${longDay(language, from)} – ${longDay(language, last)}`;
};
