import type { IsoDate } from '@firmament/registers/record';

/** The year in which the world's registers were last read; nothing in it happens after its September. */
export const WORLD_YEAR = 2025;

/** Of months and days: made once, for every date needs two. */
const TWO_DIGITS = Array.from({ length: 32 }, (_, value) => String(value).padStart(2, '0'));

export const isoDate = (year: number, month: number, day: number): IsoDate =>
  `${year}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;

/** As registers of the region print it. */
export const germanDate = (date: IsoDate): string => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

export const laterOf = (a: IsoDate, b: IsoDate): IsoDate => {
  if (a < b) return b;
  return a;
};
