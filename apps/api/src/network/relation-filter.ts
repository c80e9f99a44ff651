import type { NetworkRelationKind } from '@firmament/api-contract/calls/network';
import { type Day, dayOf } from '@firmament/calendar/day';
import { ALL_KINDS, dayNumber, maskOf, type RelationFilter } from '@firmament/network/relation';
import { type Clock, dataDay, dataDayOn } from '../platform/clock.ts';
import { refuseFuture } from '../platform/http/refuse-future.ts';
import { longAgo } from '../records/terms/term.ts';

/**
 * The day that is looked at, and the day from which it is seen: today. Where data grow no older, as in a demo, both are
 * taken for the day on which data end wherever it matters how old a word is.
 */
export type Days = { on: Day; measuredOn: Day; today: Day; isToday: boolean };

export const daysAsked = (clock: Clock, asked: Day | undefined): Days => {
  const today = dayOf(clock.now());
  refuseFuture('on', asked, today);
  const on = asked ?? today;
  return { on, measuredOn: dataDayOn(on, clock), today: dataDay(clock), isToday: on === today };
};

type Asked = {
  kinds?: readonly NetworkRelationKind[] | undefined;
  min_share?: number | undefined;
  past?: 'show' | 'hide';
  sure: 'certain' | 'likely';
};

export const filterOf = ({ kinds, min_share, past, sure }: Asked, { on, today }: Days): RelationFilter => ({
  kinds: kinds === undefined ? ALL_KINDS : maskOf(kinds),
  minShare: min_share ?? 0,
  on: dayNumber(on),
  onlyCurrent: past === 'hide',
  withLikely: sure === 'likely',
  longAgo: dayNumber(longAgo(today)),
});
