import type { Day } from '@firmament/calendar/day';
import { isOver, listedUntil, type StatementDays, type Term } from './term.ts';

/** How we know what held on a day: its source said so, had said so before, or states no day. */
export type Basis = 'held' | 'last_stated' | 'undated';

export type InForce = { isInForce: boolean; basis: Basis };

/** Begun after a day, or missing in what the source had said by then. */
const isToCome = ({ started_on, seen_from }: Term, { firstAsOf }: StatementDays, day: Day): boolean => {
  if (started_on !== null) return started_on > day;
  return seen_from !== null && seen_from > day && firstAsOf !== null && firstAsOf < seen_from;
};

/** Whether it was in force on a day, and how we know. */
export const inForceOn = (term: Term, statementDays: StatementDays, day: Day): InForce => {
  if (isOver(term, day) || isToCome(term, statementDays, day)) return { isInForce: false, basis: 'held' };
  const { started_on, ended_on, seen_from } = term;
  const begunBy = started_on ?? seen_from;
  if (begunBy === null || begunBy > day) return { isInForce: true, basis: 'undated' };
  const until = listedUntil(term, statementDays);
  const isKnown = ended_on !== null || (until !== null && day <= until);
  return { isInForce: true, basis: isKnown ? 'held' : 'last_stated' };
};
