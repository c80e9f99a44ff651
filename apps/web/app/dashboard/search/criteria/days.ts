import type { Language } from '@firmament/api-contract/language';
import { formatDay } from '../../../lib/format/format-date.ts';

/** One end of a time, as typed: a year, or a day in the form of the language or as 2019-03-01. */

/** A year goes over the wire as a number, a day as `yyyy-mm-dd`. */
export type DayBound = number | string;

const YEAR = /^\d{4}$/;
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** Day first, in both languages. */
const WRITTEN_DAY = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;

const isoDay = (year: string, month: string, day: string): string | undefined => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31 February would become a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

/** Undefined for an empty text, null for one that is neither a year nor a day. */
export const parseDayBound = (text: string): DayBound | null | undefined => {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return undefined;
  if (YEAR.test(compact)) return Number(compact);
  const iso = ISO_DAY.exec(compact);
  const written = WRITTEN_DAY.exec(compact);
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? written?.slice(1).reverse() ?? [];
  return isoDay(year, month, day) ?? null;
};

/** As in a field: 2019, 01/03/2019, 01.03.2019. */
export const dayBoundInField = (bound: DayBound, language: Language): string => {
  const [, year, month, day] = ISO_DAY.exec(String(bound)) ?? [];
  if (year === undefined) return String(bound);
  return [day, month, year].join(language === 'de' ? '.' : '/');
};

/** As in a sentence: 2019, 1 March 2019, 1. März 2019. */
export const dayBoundInWords = (bound: DayBound, language: Language): string =>
  ISO_DAY.test(String(bound)) ? formatDay(String(bound), language) : String(bound);

/** Whether one end lies after the other; a year as the start is its first day, as the end its last. */
export const isAfter = (from: DayBound, to: DayBound): boolean => {
  const start = typeof from === 'number' ? `${from}-01-01` : from;
  const end = typeof to === 'number' ? `${to}-12-31` : to;
  return start > end;
};
