/** Months as numbers, so that stretches of time are drawn and compared without making dates. */
import type { IsoDate } from '@firmament/record/record';
import { isoDate } from '../calendar.ts';
import type { Random } from '../random.ts';

export const monthNumber = (year: number, month: number): number => year * 12 + month - 1;

export const monthOf = (date: IsoDate): number => monthNumber(Number(date.slice(0, 4)), Number(date.slice(5, 7)));

const dateIn = (month: number, day: number): IsoDate => isoDate(Math.floor(month / 12), (month % 12) + 1, day);

export const firstOf = (month: number): IsoDate => dateIn(month, 1);

export const dayIn = (random: Random, month: number): IsoDate => dateIn(month, random.between(1, 28));

/** A day in the months from `from` up to, but without, `to`; nothing if there are none. */
export const dayWithin = (random: Random, from: number, to: number): IsoDate | undefined =>
  from < to ? dayIn(random, random.between(from, to - 1)) : undefined;
