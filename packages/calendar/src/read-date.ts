import { addDays, type Day } from './day.ts';

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isCalendarDay = (year: number, month: number, day: number): boolean => {
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > (DAYS_IN_MONTH[month - 1] ?? 0)) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month !== 2 || day !== 29 || isLeap;
};

const dateOf = (year: string, month: string, day: string): Day | undefined =>
  isCalendarDay(Number(year), Number(month), Number(day))
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : undefined;

const numberAt = (text: string, from: number, to: number): number => {
  let value = 0;
  for (let i = from; i < to; i++) value = value * 10 + text.charCodeAt(i) - 48;
  return value;
};

/** Reads texts that start like 2019-05-01. By far the commonest spelling, so the numbers are read without slicing. */
const isoDateOf = (text: string): Day | undefined =>
  isCalendarDay(numberAt(text, 0, 4), numberAt(text, 5, 7), numberAt(text, 8, 10)) ? text.slice(0, 10) : undefined;

const ISO = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/;
const COMPACT = /^\d{8}$/;
const GERMAN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
/** Some issuers of the golden copy write milliseconds since 1970 where a time stamp belongs. */
const EPOCH_MS = /^-?\d{9,14}$/;
/** Midnight in Vienna, Berlin or Zurich, written as the evening before in UTC. */
const LOCAL_MIDNIGHT = /T2[23]:00:00(?:\.0+)?Z$/;

/** Reads the spellings of dates that registers use; anything that is not a calendar date is undefined. */
export const readDate = (text: string | undefined): Day | undefined => {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  if (ISO.test(trimmed)) return isoDateOf(trimmed);
  if (COMPACT.test(trimmed)) return dateOf(trimmed.slice(0, 4), trimmed.slice(4, 6), trimmed.slice(6));
  const [, day, month, year] = GERMAN.exec(trimmed) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return dateOf(year, month, day);
  if (EPOCH_MS.test(trimmed)) return new Date(Number(trimmed)).toISOString().slice(0, 10);
  return undefined;
};

/** Reads a time stamp whose writer meant a calendar day in Central Europe. */
export const readCentralEuropeanDate = (text: string | undefined): Day | undefined => {
  const date = readDate(text);
  return date !== undefined && text !== undefined && LOCAL_MIDNIGHT.test(text.trim()) ? addDays(date, 1) : date;
};

/** The year of a full or shortened date: 2019, 2019-05, 2019-05-01. */
export const readYear = (text: string | undefined): number | undefined => {
  const match = text === undefined ? null : /^(\d{4})(?:$|-)/.exec(text.trim());
  if (!match) return undefined;
  const year = Number(match[1]);
  return year >= 1900 && year <= 2100 ? year : undefined;
};
