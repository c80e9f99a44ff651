import type { FlagDrawing } from '@firmament/api-contract/calls/company-flags';
import { daysBetween } from '@firmament/calendar/day';

type Changes = Extract<FlagDrawing, { kind: 'changes' }>;
type Amounts = Extract<FlagDrawing, { kind: 'amounts' }>;

export type PlacedPoint = { day: string; isEntry: boolean; subject: string; percent: number };

/** Where each change stands on its line. Who enters stands a little behind who leaves on the same day. */
export const placed = ({ points }: Changes): PlacedPoint[] => {
  const [first, last] = [points[0]?.day ?? '', points.at(-1)?.day ?? ''];
  const span = daysBetween(first, last) || 1;
  return points.map(({ day, is_entry, subject }) => ({
    day,
    isEntry: is_entry,
    subject,
    percent: (daysBetween(first, day) / span) * 100,
  }));
};

const UNITS = { single: 1, thousand: 1_000, million: 1_000_000 } as const;

/** Thousands or millions, so that a figure fits above its bar. */
export const unitOf = ({ values }: Amounts): { unit: keyof typeof UNITS; divisor: number } => {
  const highest = Math.max(...values.map(({ value }) => Math.abs(value)));
  const unit = highest >= 10_000_000 ? 'million' : highest >= 10_000 ? 'thousand' : 'single';
  return { unit, divisor: UNITS[unit] };
};

export type Bar = { day: string; value: number; heightPercent: number };

/** Heights in per cent of the largest step above or below zero. */
export const barsOf = ({ values }: Amounts): { bars: Bar[]; abovePercent: number } => {
  const high = Math.max(0, ...values.map(({ value }) => value));
  const low = Math.min(0, ...values.map(({ value }) => value));
  const span = high - low || 1;
  return {
    bars: values.map(({ day, value }) => ({ day, value, heightPercent: (Math.abs(value) / span) * 100 })),
    abovePercent: (high / span) * 100,
  };
};
