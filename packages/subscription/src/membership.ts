import { addDays, type Day } from '@firmament/calendar/day';
import type { CustomerFile } from './customer-file.ts';
import { blockDay } from './default.ts';
import { blockingPlace, claimOf } from './ledger.ts';
import { phaseOf } from './lifecycle.ts';
import { rateOn } from './rates.ts';
import { currentTermEnd } from './term-ends.ts';

export const FREE_LEVEL = 0;

/** What an account may use, and until when. */
export type Membership = {
  level: number;
  /** Undefined where the free plan goes on as before. */
  start: Day | undefined;
  /** The last day of the term that is running, or of the contract. */
  end: Day | null;
  blockedSince: Day | null;
};

/** Follows from the account's present contract alone, which is the running one, otherwise the last. */
export const membershipFrom = (present: CustomerFile | undefined, today: Day): Membership => {
  const free: Membership = { level: FREE_LEVEL, start: undefined, end: null, blockedSince: null };
  if (!present) return free;
  const { agreement, documents } = present;
  const { life, rates } = agreement;
  const phase = phaseOf(life);
  if (life.startedOn === null) return free;
  if (phase !== 'active' && phase !== 'noticed') return { ...free, start: life.closedOn ?? undefined };
  const end = life.endsOn ?? currentTermEnd(life, today) ?? null;
  const blocking = documents[blockingPlace(documents, today) ?? -1];
  return {
    level: rateOn(rates, today).level,
    start: life.startedOn,
    end: end && addDays(end, -1),
    blockedSince: (blocking && blockDay(claimOf(blocking))) ?? null,
  };
};
