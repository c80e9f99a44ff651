import { oldSince } from '@firmament/calendar/age';
import type { Day } from '@firmament/calendar/day';
import { remembering } from '@firmament/memory/remembering';
import { endOf, isOver, listedUntil, longAgo, missedOn, type Term } from './term.ts';

/** What was last said longer ago may have changed since. Remembered, because lists ask for the same day at every row. */
const unsureSince = remembering(oldSince);

/** Whether what was said then may have changed since. */
export const isOldWord = (statedOn: Day | null, today: Day): boolean =>
  statedOn !== null && statedOn <= unsureSince(today);

type StatedTerm = Term & { as_of: Day | null };

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
export const officeOn = (term: StatedTerm, today: Day): Office => {
  const [isPast, statedOn] = [isOver(term, today), listedUntil(term, { asOf: term.as_of })];
  const going = isOldWord(statedOn, today) ? 'unconfirmed' : 'current';
  return {
    started_on: term.started_on,
    ended_on: term.ended_on,
    missed_on: isPast ? missedOn(term) : null,
    state: isPast ? 'past' : going,
    is_old: isLongOver(term, today),
  };
};
