import type { Day } from '@firmament/calendar/day';

/** Nothing in the world happens after the September of this year, except in the Aichfeld. */
export const WORLD_YEAR = 2025;

/** The registers were read again in the September of this year, and had nothing new to tell but of the Aichfeld. */
export const LAST_READ_YEAR = 2026;

/** The day from which the age of the world is measured, however late it is looked at: the case holds on it. */
export const DATA_END_ON: Day = '2026-12-31';

const two = (value: number): string => String(value).padStart(2, '0');

/** The "-MM-DD" of a date by month and day, built once because millions of dates are written. */
const MONTH_AND_DAY = Array.from({ length: 13 }, (_, month) =>
  Array.from({ length: 32 }, (_, day) => `-${two(month)}-${two(day)}`),
);

export const isoDate = (year: number, month: number, day: number): Day => `${year}${MONTH_AND_DAY[month]?.[day]}`;

/** The format that registers of the region print. */
export const germanDate = (date: Day): string => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
