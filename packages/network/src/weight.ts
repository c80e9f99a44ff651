import { endOf, isLikely, NO_SHARE, originOf, shareOf } from './graph.ts';
import { type DayNumber, type KindMask, NO_DAY, RELATION_KINDS, type RelationKind } from './relation.ts';

/**
 * How much a relation says about what belongs together; decides which are shown first and which of two equally short
 * paths is better. Owning outweighs managing, managing outweighs supervising; what is over or only likely says less.
 */
const WEIGHTS: Readonly<Record<RelationKind, number>> = {
  parent: 800,
  shareholder: 600,
  partner: 600,
  management: 560,
  board: 420,
  prokura: 360,
  branch: 300,
  other: 120,
};
/** Two persons who are likely the same: close, but a guess. */
const LINK_WEIGHT = 400;
/** A whole share adds this much, half of it half. */
const WHOLE_SHARE_WEIGHT = 200;
const LIKELY_PART = 0.6;
const ENDED_PART = 0.5;

/** By mask, because it is looked up for every relation that a question meets. */
const WEIGHT_OF_MASK = Uint16Array.from({ length: 256 }, (_, mask: KindMask) =>
  RELATION_KINDS.reduce((most, kind, bit) => (((mask >>> bit) & 1) === 1 ? Math.max(most, WEIGHTS[kind]) : most), 0),
);

/** On a day. A whole number, so that sums do not depend on their order. */
export const weightOf = (traits: number, days: number, on: DayNumber): number => {
  if (originOf(traits) === 'link') return LINK_WEIGHT;
  const share = shareOf(traits);
  const byKind = WEIGHT_OF_MASK[traits & 0xff] as number;
  const whole = byKind + (share === NO_SHARE ? 0 : (Math.min(share, 10_000) * WHOLE_SHARE_WEIGHT) / 10_000);
  const hasEnded = endOf(days) !== NO_DAY && endOf(days) <= on;
  return Math.round(whole * (isLikely(traits) ? LIKELY_PART : 1) * (hasEnded ? ENDED_PART : 1));
};
