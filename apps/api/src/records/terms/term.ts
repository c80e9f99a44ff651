import { addMonths, type Day } from '@firmament/calendar/day';
import { remembering } from '@firmament/memory/remembering';

/** A mandate or a tie as its source states it. */
export type Term = {
  started_on: Day | null;
  ended_on: Day | null;
  has_ended: boolean;
  is_listed: boolean;
  seen_from: Day | null;
  seen_until: Day | null;
  missed_on: Day | null;
};

/** Between which days we know what the source said. */
export type StatementDays = { asOf: Day | null; firstAsOf: Day | null };

/** The last day on which the source listed it. */
export const listedUntil = ({ is_listed, seen_until }: Term, { asOf }: Pick<StatementDays, 'asOf'>): Day | null =>
  is_listed ? asOf : seen_until;

export const isOver = ({ ended_on, has_ended, is_listed, missed_on }: Term, day: Day): boolean => {
  if (ended_on !== null) return ended_on <= day;
  // Over since an unknown day.
  if (has_ended) return true;
  return !is_listed && (missed_on === null || missed_on <= day);
};

/** The first day on which its source no longer listed it, unless it states the end: it was over by then. */
export const missedOn = ({ ended_on, is_listed, missed_on }: Term): Day | null =>
  ended_on !== null || is_listed ? null : missed_on;

/** The day by which it had ended, as far as that is known. */
export const endOf = (term: Term): Day | null => term.ended_on ?? missedOn(term);

/** Whose term ended longer ago is nobody's business any more. */
export const YEARS_SHOWN_AFTER = 5;

/** An end before this day is long ago. */
export const longAgo = remembering((day: Day): Day => addMonths(day, -12 * YEARS_SHOWN_AFTER));
