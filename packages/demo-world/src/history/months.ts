import type { Day } from '@firmament/calendar/day';
/** Months as numbers, so that stretches of time are drawn and compared without making dates. */
import { isoDate } from '../calendar.ts';
import type { Random } from '../random.ts';

export const monthNumber = (year: number, month: number): number => year * 12 + month - 1;

export const monthOf = (date: Day): number => monthNumber(Number(date.slice(0, 4)), Number(date.slice(5, 7)));

const dateIn = (month: number, day: number): Day => isoDate(Math.floor(month / 12), (month % 12) + 1, day);

export const firstOf = (month: number): Day => dateIn(month, 1);

export const dayIn = (random: Random, month: number): Day => dateIn(month, random.between(1, 28));

/** A day in the months from `from` up to, but without, `to`; nothing if there are none. */
export const dayWithin = (random: Random, from: number, to: number): Day | undefined =>
  from < to ? dayIn(random, random.between(from, to - 1)) : undefined;
