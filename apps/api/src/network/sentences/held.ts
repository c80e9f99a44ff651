import type { NetworkHolding, NetworkRelation, OWNERSHIP_THRESHOLDS } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import type { Day } from '@firmament/calendar/day';
import type { ControlReason, Interval } from '@firmament/network/answers';
import type { Named, StatedRelation } from './stated-relation.ts';
import { percentText } from './wording.ts';

/** What somebody holds of a company, as its sentence tells it. */
export type Held = {
  owner: Named;
  owned: Named;
  /** On the chain that carries most, from the owner on. */
  between: readonly Named[];
  direct: Interval | undefined;
  share: Interval;
  /** Otherwise somebody on the way is only said to be a parent. */
  isShare: boolean;
  controlReason: ControlReason | undefined;
  /** That chain carries all of it. */
  isOnlyChain: boolean;
  reaches: NetworkHolding['reaches'];
  threshold: (typeof OWNERSHIP_THRESHOLDS)[number];
  /** The relations of that chain. */
  chain: readonly StatedRelation[];
  /** What else it follows from. */
  beside: readonly StatedRelation[];
  /** The worst of all of these. */
  grade: NetworkRelation['grade'];
  contradiction: 'open' | 'outdated' | undefined;
  /** It is the share itself that others contradict, not one on the way. */
  isDisputed: boolean;
  /** What holds today, what held on another day, and what had been stated long before the day. */
  time: 'now' | 'then' | 'last';
  on: Day;
  isToday: boolean;
};

const PRECISE = 0.005;
export const isExact = ({ min, max }: Interval): boolean => max - min < PRECISE;
export const isUnknown = ({ min, max }: Interval): boolean => min < PRECISE && max > 100 - PRECISE;

const BOUNDS = {
  en: {
    least: (min: string) => `at least ${min}`,
    most: (max: string) => `at most ${max}`,
    between: (min: string, max: string) => `between ${min} and ${max}`,
  },
  de: {
    least: (min: string) => `mindestens ${min}`,
    most: (max: string) => `höchstens ${max}`,
    between: (min: string, max: string) => `zwischen ${min} und ${max}`,
  },
};

/** "51%", "between 24% and 49%", "at least 24%"; undefined if nothing is known of it. */
export const intervalText = (interval: Interval, language: Language): string | undefined => {
  if (isUnknown(interval)) return undefined;
  const [min, max] = [percentText(interval.min, language), percentText(interval.max, language)];
  const { least, most, between } = BOUNDS[language];
  if (isExact(interval)) return min;
  if (interval.max > 100 - PRECISE) return least(min);
  return interval.min < PRECISE ? most(max) : between(min, max);
};

/** How it is worded: as a share, as what makes a parent, or as control alone. */
export type Shape = 'share' | 'consolidation' | 'parent' | 'control';

export const shapeOf = ({ isShare, controlReason, between, chain, share, contradiction }: Held): Shape => {
  if (controlReason === undefined) return 'share';
  if (isShare) return isUnknown(share) && contradiction === undefined ? 'control' : 'share';
  if (between.length > 0) return 'control';
  return chain.some(({ isConsolidation }) => isConsolidation) ? 'consolidation' : 'parent';
};

/** A disputed share is told as it is stated: what follows from it would be nobody's statement. */
export const amountOf = (held: Held): Interval => {
  const stated = held.isDisputed ? held.chain.flatMap(({ share }) => share ?? []) : [];
  return stated.length === 0 ? held.share : { min: Math.min(...stated), max: Math.max(...stated) };
};

export type Extent = 'all' | 'partly direct' | 'among others';

/** Whether the words tell of all that is held, or of a part that is held directly, or through one of several. */
export const extentOf = (held: Held): Extent => {
  const { direct, share, isOnlyChain, between } = held;
  if (isOnlyChain || held.isDisputed) return 'all';
  if (direct === undefined) return between.length === 0 ? 'all' : 'among others';
  const isAllDirect = between.length === 0 && isExact({ min: direct.min, max: share.min });
  return isAllDirect && isExact({ min: direct.max, max: share.max }) ? 'all' : 'partly direct';
};

/** Since when, where one statement states all that is held. */
export const sinceOf = (held: Held): Day | undefined => {
  const { chain, between, isOnlyChain } = held;
  if (between.length > 0 || !isOnlyChain) return undefined;
  const stated = chain.filter(({ share }) => share !== null);
  const [since, ...others] = new Set((stated.length > 0 ? stated : chain).map(({ startedOn }) => startedOn));
  return others.length > 0 ? undefined : (since ?? undefined);
};
