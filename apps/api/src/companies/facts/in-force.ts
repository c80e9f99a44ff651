import type { Day } from '@firmament/calendar/day';
import type { Basis } from './voices.ts';

/** A mandate or a tie as its source tells it. */
export type Term = {
  started_on: Day | null;
  ended_on: Day | null;
  has_ended: boolean;
  is_listed: boolean;
  seen_from: Day | null;
  seen_until: Day | null;
  missed_on: Day | null;
};

export type InForce = { isInForce: boolean; basis: Basis };

/** Between which days we know what the source said. */
export type Heard = { asOf: Day | null; firstAsOf: Day | null };

/** The last day on which the source listed it. */
export const listedUntil = ({ is_listed, seen_until }: Term, { asOf }: Heard): Day | null =>
  is_listed ? asOf : seen_until;

const isOver = ({ ended_on, has_ended, is_listed, missed_on }: Term, day: Day): boolean => {
  if (ended_on !== null) return ended_on <= day;
  // Over since an unknown day.
  if (has_ended) return true;
  return !is_listed && (missed_on === null || missed_on <= day);
};

/** Begun after a day, or missing in what the source had said by then. */
const isToCome = ({ started_on, seen_from }: Term, { firstAsOf }: Heard, day: Day): boolean => {
  if (started_on !== null) return started_on > day;
  return seen_from !== null && seen_from > day && firstAsOf !== null && firstAsOf < seen_from;
};

/** Whether it was in force on a day, and how we know. */
export const inForceOn = (term: Term, heard: Heard, day: Day): InForce => {
  if (isOver(term, day) || isToCome(term, heard, day)) return { isInForce: false, basis: 'held' };
  const { started_on, ended_on, seen_from } = term;
  const begunBy = started_on ?? seen_from;
  if (begunBy === null || begunBy > day) return { isInForce: true, basis: 'undated' };
  const until = listedUntil(term, heard);
  const isKnown = ended_on !== null || (until !== null && day <= until);
  return { isInForce: true, basis: isKnown ? 'held' : 'last_stated' };
};

/** The day on which it ended, as far as that is known. */
export const endOf = ({ ended_on, is_listed, missed_on }: Term): Day | null =>
  ended_on ?? (is_listed ? null : missed_on);
