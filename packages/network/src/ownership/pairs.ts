import { isUltimate, NO_SHARE, originOf, shareOf } from '../graph.ts';
import { type DayNumber, type KindMask, maskOf, NO_DAY } from '../relation.ts';
import type { Walk } from '../walk.ts';

/** In hundredths of a per cent: whole numbers, whose sums are exact. */
export const WHOLE = 10_000;

/** Kinds that are a share in the capital, whether or not it is known how large. */
const SHARE_KINDS: KindMask = maskOf(['shareholder', 'partner']);
const CONTROL_KINDS: KindMask = maskOf(['parent']);
export const OWNERSHIP_KINDS: KindMask = SHARE_KINDS | CONTROL_KINDS;

/** What all relations between two say together, in hundredths of a per cent. */
export type Pair = {
  node: number;
  min: number;
  max: number;
  isKnown: boolean;
  /** Whether anybody says that it is a share. Otherwise it is consolidated: that is control, but no share that is known. */
  isShare: boolean;
  isParent: boolean;
  /** Said to be on top of the group. */
  isUltimate: boolean;
  /** Nothing else is said: between the two are others, through whom it holds what it holds. */
  isOnlyUltimate: boolean;
  relations: number[];
  /** Its company's shares come to more than all: newer ones outweigh this one, or nothing tells which are right. */
  doubt: 'outdated' | 'open' | undefined;
};

export const isMajority = ({ min, isParent }: Pick<Pair, 'min' | 'isParent'>): boolean => isParent || min * 2 > WHOLE;

/** Those who hold a company, or what somebody holds, by number of node: the relations of the last visit, pair by pair. */
export const pairsOf = (walk: Walk): Map<number, Pair> => {
  const pairs = new Map<number, Pair>();
  for (let i = 0; i < walk.count; i++) {
    const relation = walk.relations[i] as number;
    const traits = walk.traits(relation);
    if (originOf(traits) === 'link') continue;
    const node = walk.others[i] as number;
    let pair = pairs.get(node);
    if (pair === undefined) {
      const nothing = {
        isKnown: false,
        isShare: false,
        isParent: false,
        isUltimate: false,
        isOnlyUltimate: true,
        min: 0,
        max: 0,
        doubt: undefined,
      };
      pair = Object.assign(nothing, { node, relations: [] });
      pairs.set(node, pair);
    }
    pair.relations.push(relation);
    if ((traits & CONTROL_KINDS) !== 0) pair.isParent = true;
    if (isUltimate(traits)) pair.isUltimate = true;
    else pair.isOnlyUltimate = false;
    if ((traits & SHARE_KINDS) === 0) continue;
    pair.isShare = true;
    const share = shareOf(traits);
    if (share === NO_SHARE) continue;
    // Several tell of one share, each in its own words: the truth is between them.
    pair.min = pair.isKnown ? Math.min(pair.min, share) : share;
    pair.max = Math.max(pair.max, share);
    pair.isKnown = true;
  }
  return pairs;
};

/** Rows that give way, by `origin row`. */
export type Outdated = ReadonlySet<string>;

/** Holders of a company: an unknown share is at most what the others leave, and so is one that is known roughly. */
export const holdersOf = (walk: Walk, company: number, outdated: Outdated): Pair[] => {
  walk.visit(company, 'in');
  const pairs = [...pairsOf(walk).values()];
  if (sumOf(pairs) > WHOLE + ROUNDING) contradict(walk, pairs, outdated);
  const known = sumOf(pairs);
  for (const pair of pairs) {
    const left = Math.max(0, WHOLE - (known - pair.min));
    pair.max = Math.max(pair.min, Math.min(pair.isKnown || pair.isOnlyUltimate ? pair.max : WHOLE, left));
  }
  return pairs;
};

const sumOf = (pairs: readonly Pair[]): number => {
  let sum = 0;
  for (const { min } of pairs) sum += min;
  return sum;
};

/** Registers round every share: so much more than all is no contradiction. */
const ROUNDING = WHOLE / 100;

/**
 * Together they hold more than all, so some of it is no longer true, or never was. Where the days tell, newer shares hold
 * as long as there is room for them, and older ones may be anything that is left. Where the newest alone are too much, each
 * holds for certain only what the others leave, which is no majority of any two.
 */
const contradict = (walk: Walk, pairs: readonly Pair[], outdated: Outdated): void => {
  const stated = pairs.filter(({ min }) => min > 0);
  const ages = agesOf(walk, stated, outdated);
  const all = sumOf(stated);
  let held = 0;
  let isDecided = false;
  for (const age of [...new Set(ages.values())].sort((a, b) => b - a)) {
    const alike = stated.filter((pair) => ages.get(pair) === age);
    held += sumOf(alike);
    if (held <= WHOLE + ROUNDING) isDecided = true;
    else if (isDecided) for (const pair of alike) outweigh(walk, pair);
    else break;
  }
  if (isDecided) return;
  for (const pair of stated) {
    doubt(walk, pair, 'open');
    pair.max = Math.min(pair.max, WHOLE);
    pair.min = Math.max(0, WHOLE - (all - pair.min));
  }
};

const outweigh = (walk: Walk, pair: Pair): void => {
  doubt(walk, pair, 'outdated');
  pair.min = 0;
};

/** Who is stated to be the parent along with a doubtful share is no surer than the share. */
const doubt = (walk: Walk, pair: Pair, how: 'outdated' | 'open'): void => {
  pair.doubt = how;
  pair.isParent = pair.relations.some((relation) => {
    const traits = walk.traits(relation);
    return (traits & CONTROL_KINDS) !== 0 && shareOf(traits) === NO_SHARE;
  });
};

/** The higher, the newer. The day of a start decides only if it is known of all. */
const agesOf = (walk: Walk, pairs: readonly Pair[], outdated: Outdated): Map<Pair, DayNumber> => {
  const ages = new Map(pairs.map((pair) => [pair, ageOf(walk, pair, outdated)]));
  const isDated = pairs.every((pair) => ages.get(pair) !== NO_DAY);
  if (!isDated) for (const [pair, age] of ages) if (age !== OUTDATED) ages.set(pair, NO_DAY);
  return ages;
};

const OUTDATED = -1;

const ageOf = (walk: Walk, { relations }: Pair, outdated: Outdated): DayNumber => {
  let newest = OUTDATED;
  for (const relation of relations) {
    if (shareOf(walk.traits(relation)) === NO_SHARE || isOutdated(walk, relation, outdated)) continue;
    newest = Math.max(newest, walk.start(relation));
  }
  return newest;
};

const isOutdated = (walk: Walk, relation: number, outdated: Outdated): boolean => {
  if (outdated.size === 0) return false;
  const { origin, row } = walk.relation(relation);
  return outdated.has(`${origin} ${row}`);
};
