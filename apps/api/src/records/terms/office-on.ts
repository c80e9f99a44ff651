import { oldSince } from '@firmament/calendar/age';
import type { Day } from '@firmament/calendar/day';
import { remembering } from '@firmament/memory/remembering';
import { endOf, isOver, listedUntil, longAgo, missedOn, type Term } from './term.ts';

/** What was last said longer ago may have changed since. Remembered, because lists ask for the same day at every row. */
const unsureSince = remembering(oldSince);

/** Whether what was said then may have changed since. */
export const isOldWord = (saidOn: Day | null, today: Day): boolean => saidOn !== null && saidOn <= unsureSince(today);

type Told = Term & { as_of: Day | null };

export type Office = {
  /** `unconfirmed`: not known to have ended, but last stated long ago. */
  state: 'current' | 'unconfirmed' | 'past';
  /** Ended so long ago that it is nobody's business any more. */
  is_old: boolean;
  started_on: Day | null;
  /** As its source states it. */
  ended_on: Day | null;
  /** The first day on which its source no longer listed it, where that is all that is known of its end. */
  missed_on: Day | null;
};

/** Ended so long ago that it is nobody's business any more. */
export const isLongOver = (term: Term, today: Day): boolean => {
  const end = endOf(term);
  return isOver(term, today) && (end === null || end < longAgo(today));
};

/** How an office stands today. */
export const officeOn = (told: Told, today: Day): Office => {
  const [isPast, saidOn] = [isOver(told, today), listedUntil(told, { asOf: told.as_of })];
  const going = isOldWord(saidOn, today) ? 'unconfirmed' : 'current';
  return {
    started_on: told.started_on,
    ended_on: told.ended_on,
    missed_on: isPast ? missedOn(told) : null,
    state: isPast ? 'past' : going,
    is_old: isLongOver(told, today),
  };
};
