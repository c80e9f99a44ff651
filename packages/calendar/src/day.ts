/** A calendar day as `yyyy-mm-dd`. It has no time and so no time zone, and sorts as text. */
export type Day = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** On average, for what is told in years. */
export const DAYS_PER_YEAR = 365.25;

/** Austria, Germany and Switzerland share one clock. */
export const TIME_ZONE = 'Europe/Vienna';

const momentOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

/** The Swedish locale writes dates and times as in ISO 8601. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** The day of a moment where our customers live. */
export const dayOf = (moment: Date): Day => CLOCK.format(moment).slice(0, 10);

/** Central European summer and standard time; clocks never change at midnight. */
const OFFSETS_HOURS = [2, 1];

/** The moment at which a day begins where our customers live. */
export const startOfDay = (day: Day): Date => {
  const candidates = OFFSETS_HOURS.map((hours) => new Date(momentOf(day) - hours * HOUR_MS));
  const start = candidates.find((moment) => dayOf(moment) === day && hourOf(moment) === 0);
  if (!start) throw new Error(`${day} is not a day`);
  return start;
};

/** The full hour of a moment where our customers live, 0 to 23. */
export const hourOf = (moment: Date): number => Number(CLOCK.format(moment).slice(11, 13));

export const addDays = (day: Day, days: number): Day => dayAt(momentOf(day) + days * DAY_MS);

/** How many days the second is after the first. */
export const daysBetween = (from: Day, to: Day): number => Math.round((momentOf(to) - momentOf(from)) / DAY_MS);

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(momentOf(day)).getUTCDay() || 7;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

const lengthOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The same day of another month, or its last day if it is too short. */
export const addMonths = (day: Day, months: number): Day => {
  const date = new Date(momentOf(day));
  const all = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  const [year, month] = [Math.floor(all / 12), all - Math.floor(all / 12) * 12];
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), lengthOfMonth(year, month))));
};

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);
export const earlierOf = (one: Day, other: Day): Day => (one < other ? one : other);
