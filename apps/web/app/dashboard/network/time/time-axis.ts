import type { Network, NetworkRelation } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';

/** The years below the drawing: how many relations began and ended in each, and the steps of the slider. */

export type YearBar = { year: number; begun: number; ended: number };

export type TimeAxis = {
  /** The slider steps by months, from January of the first year; its last step is today. */
  firstYear: number;
  steps: number;
  bars: readonly YearBar[];
  /** On which something began or ended, in order. */
  eventDays: readonly Day[];
};

/** A slider of one year would be a dot. */
const FEWEST_YEARS = 5;
/** Before, a date is more likely a mistake, and the last years would have no room. */
const EARLIEST_YEAR = 1970;

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));

type Dated = Pick<NetworkRelation, 'started_on' | 'ended_on'>;

export const timeAxis = (relations: readonly Dated[], today: Day): TimeAxis => {
  const begun = relations.flatMap(({ started_on }) => started_on ?? []).filter((day) => day <= today);
  const ended = relations.flatMap(({ ended_on }) => ended_on ?? []).filter((day) => day <= today);
  const lastYear = yearOf(today);
  const years = [...begun, ...ended].map(yearOf);
  const firstYear = Math.max(EARLIEST_YEAR, Math.min(lastYear - FEWEST_YEARS + 1, ...years));
  const within = (days: readonly Day[], year: number) => days.filter((day) => yearOf(day) === year).length;
  return {
    firstYear,
    steps: (lastYear - firstYear) * 12 + monthOf(today),
    bars: Array.from({ length: lastYear - firstYear + 1 }, (_, place) => {
      const year = firstYear + place;
      return { year, begun: within(begun, year), ended: within(ended, year) };
    }),
    eventDays: [...new Set([...begun, ...ended])].sort(),
  };
};

/** The first of a month; undefined at the end, which is today. */
export const dayAt = ({ firstYear, steps }: TimeAxis, step: number): Day | undefined => {
  if (step >= steps) return undefined;
  const month = String((Math.max(0, step) % 12) + 1).padStart(2, '0');
  return `${firstYear + Math.floor(Math.max(0, step) / 12)}-${month}-01`;
};

/** The step at or before a day. */
export const stepAt = ({ firstYear, steps }: TimeAxis, day: Day | undefined): number => {
  if (day === undefined) return steps;
  return Math.min(steps, Math.max(0, (yearOf(day) - firstYear) * 12 + monthOf(day) - 1));
};

/** How far along the slider a day lies, from 0 to 1. */
export const partAt = (axis: TimeAxis, day: Day): number => {
  const months = (yearOf(day) - axis.firstYear) * 12 + monthOf(day) - 1 + (Number(day.slice(8, 10)) - 1) / 31;
  return Math.min(1, Math.max(0, months / axis.steps));
};

/**
 * How far from the left nothing but what held later is known: of all sources (`all`), and of some (`some`). Of a source
 * whose first reading is not known, that is everywhere.
 */
export const unreadParts = (
  axis: TimeAxis,
  { earliest, latest, has_unknown }: Network['first_read'],
): { all: number; some: number } => {
  const upTo = (day: Day | null) => (day === null ? 0 : partAt(axis, day));
  if (!has_unknown) return { all: upTo(earliest), some: upTo(latest) };
  return { all: earliest === null ? 1 : upTo(earliest), some: 1 };
};

/** The events before and after a day; `today` ends the way forward. */
export const eventsAround = (
  { eventDays }: TimeAxis,
  on: Day | undefined,
): { previous: Day | undefined; next: Day | 'today' | undefined } => {
  if (on === undefined) return { previous: eventDays.at(-1), next: undefined };
  return {
    previous: eventDays.findLast((day) => day < on),
    next: eventDays.find((day) => day > on) ?? 'today',
  };
};

/** Years to write below the slider, not closer than so many. */
export const yearMarks = ({ firstYear, bars }: TimeAxis, atMost: number): number[] => {
  const step = [1, 2, 5, 10, 20].find((size) => bars.length / size <= atMost) ?? 50;
  const lastYear = firstYear + bars.length - 1;
  const marks = bars.map(({ year }) => year).filter((year) => year % step === 0 && lastYear - year >= step / 2);
  return [...marks, lastYear];
};
