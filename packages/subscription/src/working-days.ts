import { addDays, type Day, weekdayOf, yearOf } from '@firmament/calendar/day';
import type { Country } from './terms.ts';

/** Easter Sunday in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
export const easterOf = (year: number): Day => {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Days after Easter Sunday. */
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

type Holidays = { fixed: readonly string[]; afterEaster: readonly number[] };

/** Holidays of the whole country; those of single states and cantons are left out. */
const HOLIDAYS: Record<Country, Holidays> = {
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  CH: { fixed: ['01-01', '08-01', '12-25'], afterEaster: [ASCENSION] },
};

export const isHoliday = (day: Day, country: Country): boolean => {
  const { fixed, afterEaster } = HOLIDAYS[country];
  const easter = easterOf(yearOf(day));
  return fixed.includes(day.slice(5)) || afterEaster.some((days) => addDays(easter, days) === day);
};

const SATURDAY = 6;

export const isWorkingDay = (day: Day, country: Country): boolean =>
  weekdayOf(day) < SATURDAY && !isHoliday(day, country);

/** The day itself if it is a working day, else the next one. */
export const nextWorkingDay = (day: Day, country: Country): Day => {
  let next = day;
  while (!isWorkingDay(next, country)) next = addDays(next, 1);
  return next;
};

/** The n-th working day after a day, which itself does not count. */
export const addWorkingDays = (day: Day, count: number, country: Country): Day => {
  let last = day;
  for (let left = count; left > 0; left--) last = nextWorkingDay(addDays(last, 1), country);
  return last;
};
