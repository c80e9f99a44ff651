import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { DAY_MS, DAYS_PER_YEAR, type Day } from '@firmament/calendar/day';

/** Positions of mandates on an axis of years, in per cent of its length. */

export type Axis = { ticks: { year: number; at: number }[]; today: number; at: (day: Day) => number };

export type Bar = {
  from: number;
  to: number;
  /** Up to where a source has confirmed it; all of it if it is not open to doubt. */
  confirmedTo: number;
  /** The end that is not known. */
  open: 'start' | 'end' | undefined;
  /** `doubt`: in the part that nobody has confirmed, where there is more room than beside the bar. */
  label: 'inside' | 'before' | 'after' | 'doubt';
};

/** A shorter axis would make months look like years. */
const MIN_YEARS = 10;
const TICK_YEARS = 5;
/** The labels of more than 12 ticks would touch. */
const MAX_TICKS = 12;
/** Today is not at the very edge. */
const ROOM_AFTER_TODAY = 0.015;
/** How long a bar is drawn of which only one end is known. */
const OPEN_LENGTH = 4;
const yearsOf = (day: Day): number =>
  Number(day.slice(0, 4)) + (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS / DAYS_PER_YEAR;

export const axisOf = (mandates: readonly RegisterMandate[], today: Day): Axis => {
  const now = yearsOf(today);
  const days = mandates
    .flatMap(({ started_on, ended_on, missed_on }) => [started_on, ended_on, missed_on])
    .filter((day) => day !== null);
  const first = Math.floor(Math.min(now - MIN_YEARS, ...days.map(yearsOf)));
  const length = (now - first) * (1 + ROOM_AFTER_TODAY);
  const place = (year: number): number => Math.min(100, Math.max(0, ((year - first) / length) * 100));
  const step = length / TICK_YEARS > MAX_TICKS ? TICK_YEARS * 2 : TICK_YEARS;
  const ticks: Axis['ticks'] = [];
  for (let year = Math.ceil((first + 0.5) / step) * step; year <= now; year += step)
    ticks.push({ year, at: place(year) });
  return { ticks, today: place(now), at: (day) => place(yearsOf(day)) };
};

/** Rough, for the label: what the axis and a letter measure on the screen. */
const AXIS_PX = 520;
const LETTER_PX = 6.2;
const PADDING_PX = 16;

const placeOfLabel = (
  { from, to, confirmedTo }: Pick<Bar, 'from' | 'to' | 'confirmedTo'>,
  text: string,
): Bar['label'] => {
  const needed = ((text.length * LETTER_PX + PADDING_PX) / AXIS_PX) * 100;
  if (confirmedTo - from >= needed) return 'inside';
  if (from >= needed) return 'before';
  return confirmedTo < to ? 'doubt' : 'after';
};

/** Undefined if no day is known. */
export const barOf = (
  { started_on, ended_on, missed_on, state, sources }: RegisterMandate,
  axis: Axis,
  title: string,
): Bar | undefined => {
  const over = ended_on ?? missed_on;
  const ended = over === null ? undefined : axis.at(over);
  const known = state === 'past' ? ended : axis.today;
  const start = started_on === null ? undefined : axis.at(started_on);
  if (start === undefined && (known === undefined || state !== 'past')) return undefined;
  const from = start ?? Math.max(0, (known ?? 0) - OPEN_LENGTH);
  const to = Math.max(from, known ?? from + OPEN_LENGTH);
  const saidOn = sources[0]?.as_of ?? null;
  const confirmedTo = state === 'unconfirmed' && saidOn !== null ? Math.max(from, axis.at(saidOn)) : to;
  const open = start === undefined ? 'start' : 'end';
  return {
    from,
    to,
    confirmedTo,
    open: start === undefined || known === undefined ? open : undefined,
    label: placeOfLabel({ from, to, confirmedTo }, title),
  };
};
