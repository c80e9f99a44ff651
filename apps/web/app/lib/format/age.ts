import { isOld as isDayOld } from '@firmament/calendar/age';
import { addMonths, type Day, dayOf } from '@firmament/calendar/day';

/** How old what we know is. */

export const today = (): Day => dayOf(new Date());

/** What has no day is not shown as old: it may be new, and there is no age to tell. */
export const isOld = (day: Day | null, now: Day = today()): boolean => day !== null && isDayOld(day, now);

export type Age = { years: number; months: number };

/** Whole years and months from one day to another. */
export const ageOn = (day: Day, now: Day = today()): Age => {
  let months =
    (Number(now.slice(0, 4)) - Number(day.slice(0, 4))) * 12 + Number(now.slice(5, 7)) - Number(day.slice(5, 7));
  if (addMonths(day, months) > now) months--;
  return { years: Math.floor(months / 12), months: months % 12 };
};
