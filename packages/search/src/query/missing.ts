import { type Bitmap, countBits, countCommon, keepCommon } from '@firmament/memory/bitmap';
import type { Checkpoint } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import { addBetween } from '../columns/numbers.ts';
import { columnOf, type Segment } from '../index/segment.ts';
import type { Condition, Indicator } from '../schema.ts';

type Range = Extract<Condition, { number: string }>;

/** Takes the conditions on some number columns out of what must hold. */
export const takeRanges = (
  where: readonly Indicator[],
  columns: readonly string[],
): { ranges: Range[]; rest: Indicator[] } => {
  const ranges: Range[] = [];
  const rest = where.map((indicator): Indicator => {
    if (indicator.operator !== 'must') return indicator;
    const conditions = indicator.conditions.filter((condition) => {
      const isTaken = 'number' in condition && columns.includes(condition.number);
      if (isTaken) ranges.push(condition);
      return !isTaken;
    });
    return { operator: 'must', conditions };
  });
  return { ranges, rest };
};

/**
 * Narrows hits to the ranges and counts, for each column, those without a value that pass on all other columns: where
 * there are ranges on it, they fail on it alone. So each range is looked up once, however many there are.
 */
export const applyRanges = (
  segment: Segment,
  ranges: readonly Range[],
  columns: readonly string[],
  hits: Bitmap,
  checkpoint: Checkpoint,
): Record<string, number> => {
  const once = scratch.take(segment.size);
  const twice = scratch.take(segment.size);
  const restricted = new Set(ranges.map(({ number }) => number));
  for (const name of restricted) {
    checkpoint();
    addFailing(segment, name, ranges, once, twice);
  }
  const almost = splitPassing(hits, once, twice);
  const count = countBits(almost);
  const counts = columns.map((name): [string, number] => {
    const { known } = columnOf(segment.numbers, name, 'number');
    return [
      name,
      restricted.has(name) ? count - countCommon(almost, known) : countBits(hits) - countCommon(hits, known),
    ];
  });
  scratch.give(once);
  scratch.give(twice);
  return Object.fromEntries(counts);
};

/** Adds the documents that are not in every range on a column. */
const addFailing = (segment: Segment, name: string, ranges: readonly Range[], once: Bitmap, twice: Bitmap): void => {
  const column = columnOf(segment.numbers, name, 'number');
  const [first, ...others] = ranges.filter(({ number }) => number === name);
  const within = scratch.take(segment.size);
  addBetween(column, first?.min, first?.max, within);
  for (const { min, max } of others) {
    const also = scratch.take(segment.size);
    addBetween(column, min, max, also);
    keepCommon(within, also);
    scratch.give(also);
  }
  // The last word gets bits past the last document; hits have none there.
  for (let i = 0; i < within.length; i++) {
    const outside = ~(within[i] as number);
    twice[i] = (twice[i] as number) | ((once[i] as number) & outside);
    once[i] = (once[i] as number) | outside;
  }
  scratch.give(within);
};

/** Takes what fails out of the hits and returns, in the memory of `once`, those of it that fail on one column only. */
const splitPassing = (hits: Bitmap, once: Bitmap, twice: Bitmap): Bitmap => {
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i] as number;
    const failing = once[i] as number;
    once[i] = hit & failing & ~(twice[i] as number);
    hits[i] = hit & ~failing;
  }
  return once;
};
