import type { Language } from '@firmament/api-contract/language';
import { DAY_MS } from '@firmament/calendar/day';

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
] as const;

/** `3 minutes ago`, `vor 3 Minuten`; less than a minute ago is `now`. */
export const relativeTime = (moment: Date, now: Date, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // The server's clock may be a little ahead; the moment must not become the future.
  let amount = Math.max(0, (now.getTime() - moment.getTime()) / 1_000);
  for (const [unit, size] of STEPS) {
    if (amount < size) return format.format(unit === 'second' ? 0 : -Math.floor(amount), unit);
    amount /= size;
  }
  return format.format(-Math.floor(amount), 'year');
};

export type Age = 'today' | 'yesterday' | 'week' | 'earlier';

const dayNumber = (moment: Date): number =>
  Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS;

/** By calendar days in the reader's time zone. */
export const ageOf = (moment: Date, now: Date): Age => {
  const days = dayNumber(now) - dayNumber(moment);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'earlier';
};
