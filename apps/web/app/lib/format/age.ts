import { addMonths, type Day, dayOf } from '@firmament/calendar/day';

/** How old what we know is. */

/** From this age on, a fact is shown as old. */
const OLD_FROM_MONTHS = 24;

export const today = (): Day => dayOf(new Date());

export const isOld = (day: Day | null, now: Day = today()): boolean =>
  day !== null && day <= addMonths(now, -OLD_FROM_MONTHS);

export type Age = { years: number; months: number };

/** Whole years and months from one day to another. */
export const ageOn = (day: Day, now: Day = today()): Age => {
  let months =
    (Number(now.slice(0, 4)) - Number(day.slice(0, 4))) * 12 + Number(now.slice(5, 7)) - Number(day.slice(5, 7));
  if (addMonths(day, months) > now) months--;
  return { years: Math.floor(months / 12), months: months % 12 };
};
