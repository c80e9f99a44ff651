import { addMonths, type Day } from '@firmament/calendar/day';
import { remembering } from '@firmament/identifiers/remembering';
import { endOf, isOver, listedUntil, longAgo, type Term } from './term.ts';

/** What was last said longer ago may have changed since: the same age at which a company's facts are shown as old. */
const OLD_FROM_MONTHS = 24;

/** What was last said on this day or before is old. Remembered, because lists ask for the same day at every row. */
export const oldSince = remembering((today: Day) => addMonths(today, -OLD_FROM_MONTHS));

type Told = Term & { as_of: Day | null };

export type Office = {
  /** `unconfirmed`: not known to have ended, but last stated long ago. */
  state: 'current' | 'unconfirmed' | 'past';
  /** Ended so long ago that it is nobody's business any more. */
  is_old: boolean;
  started_on: Day | null;
  ended_on: Day | null;
};

/** How an office stands today. */
export const officeOn = (told: Told, today: Day): Office => {
  const end = endOf(told);
  const [isPast, saidOn] = [isOver(told, today), listedUntil(told, { asOf: told.as_of })];
  const isUnconfirmed = saidOn !== null && saidOn <= oldSince(today);
  const going = isUnconfirmed ? 'unconfirmed' : 'current';
  return {
    started_on: told.started_on,
    ended_on: isPast ? end : told.ended_on,
    state: isPast ? 'past' : going,
    is_old: isPast && (end === null || end < longAgo(today)),
  };
};
