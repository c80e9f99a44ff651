import type { Bitmap, Survey } from '@firmament/memory/bitmap';
import { type ChoiceColumn, findLabel } from '../columns/choices.ts';
import { columnOf, type Segment } from '../index/segment.ts';
import type { FacetValue } from '../schema.ts';
import { encodeWord, wordAt, wordCount } from '../text/dictionary.ts';
import { type Counts, type Met, tally, tallyFew } from './tally.ts';

/** Hits of one segment for which labels are to be counted. */
export type FacetSource = Survey & { readonly segment: Segment; readonly hits: Bitmap };

/** The counts of one segment and, if the hits were few, the codes that occurred. */
type Counted = { readonly segment: Segment; readonly counts: Counts; readonly met?: Met };

/** Counts labels over all sources and keeps the most frequent of each column. */
export const countFacets = (
  sources: readonly FacetSource[],
  wanted: Readonly<Record<string, number | undefined>>,
): Record<string, FacetValue[]> => {
  const limits = Object.entries(wanted).flatMap(([column, limit]) =>
    limit === undefined ? [] : [[column, limit] as const],
  );
  const columns = limits.map(([column]) => column);
  const counted = sources.map((source) => countSource(source, columns));
  const facets = Object.fromEntries(limits.map(([column, limit]) => [column, topLabels(counted, column, limit)]));
  for (const { counts, met } of counted) if (met !== undefined) giveBack(counts, met);
  return facets;
};

const countSource = ({ segment, hits, count, occupied }: FacetSource, columns: readonly string[]): Counted => {
  const arrays = (make: (length: number) => Uint32Array): Counts =>
    new Map(
      columns.map((name) => [name, make(wordCount(columnOf(segment.choices, name, 'choice').labels) + 1)] as const),
    );
  if (occupied !== undefined) {
    const counts = arrays(borrowZeros);
    const met = new Map(columns.map((name) => [name, [] as number[]] as const));
    tallyFew(segment, hits, occupied, counts, met);
    return { segment, counts, met };
  }
  const counts = arrays((length) => new Uint32Array(length));
  // If most documents are hits, counting the others is less work.
  const isInverse = count * 2 > segment.size;
  tally(segment, hits, isInverse, counts);
  if (isInverse)
    for (const [name, column] of counts) subtractFromAll(columnOf(segment.choices, name, 'choice'), column);
  return { segment, counts };
};

/** Zeroed arrays by length. A column may have as many labels as documents, too many to clear for a few hits. */
const zeros = new Map<number, Uint32Array[]>();

/** Enough for the columns of a few collections; arrays for segments long gone need not be kept. */
const KEPT_LENGTHS = 64;

const borrowZeros = (length: number): Uint32Array => zeros.get(length)?.pop() ?? new Uint32Array(length);

const giveBack = (counts: Counts, met: Met): void => {
  if (zeros.size > KEPT_LENGTHS) zeros.clear();
  for (const [name, column] of counts) {
    for (const code of met.get(name) ?? []) column[code] = 0;
    const kept = zeros.get(column.length);
    if (kept === undefined) zeros.set(column.length, [column]);
    else kept.push(column);
  }
};

const subtractFromAll = ({ postings }: ChoiceColumn, counts: Uint32Array): void => {
  const { starts, frequentKeys, frequentCounts } = postings;
  for (let code = 1; code < counts.length; code++) {
    counts[code] = (starts[code] as number) - (starts[code - 1] as number) - (counts[code] as number);
  }
  // A label stored as bits has an empty list: the subtraction above wrapped below zero, and this brings it back.
  frequentKeys.forEach((label, index) => {
    counts[label + 1] = (counts[label + 1] as number) + (frequentCounts[index] as number);
  });
};

type CountedColumn = {
  readonly column: ChoiceColumn;
  readonly counts: Uint32Array;
  readonly met: number[] | undefined;
};

/** Adds up the sources under the labels of the one that has most, and picks the most frequent. */
const topLabels = (counted: readonly Counted[], name: string, limit: number): FacetValue[] => {
  const sources = counted.map(({ segment, counts, met }) => ({
    column: columnOf(segment.choices, name, 'choice'),
    counts: counts.get(name) ?? new Uint32Array(0),
    met: met?.get(name),
  }));
  const [base, ...others] = sources.sort((a, b) => b.counts.length - a.counts.length);
  if (base === undefined || limit <= 0) return [];
  const elsewhere = new Map<string, number>();
  for (const { column, counts, met } of others) {
    forEachLabelled({ column, counts, met }, (code, count) => {
      const label = wordAt(column.labels, code - 1);
      const found = findLabel(base.column, label);
      if (found === -1) elsewhere.set(label, (elsewhere.get(label) ?? 0) + count);
      else {
        if (base.counts[found + 1] === 0) base.met?.push(found + 1);
        base.counts[found + 1] = (base.counts[found + 1] as number) + count;
      }
    });
  }
  const top = mostFrequent(base, limit).map((code) => ({
    value: wordAt(base.column.labels, code - 1),
    count: base.counts[code] as number,
  }));
  for (const [value, count] of elsewhere) top.push({ value, count });
  return top.sort((a, b) => b.count - a.count || compareLabels(a.value, b.value)).slice(0, limit);
};

/** Calls back for every code but 0 that was counted, in any order. */
const forEachLabelled = ({ counts, met }: CountedColumn, visit: (code: number, count: number) => void): void => {
  const length = met?.length ?? counts.length;
  for (let n = 0; n < length; n++) {
    const code = met === undefined ? n : (met[n] as number);
    const count = counts[code] as number;
    if (code !== 0 && count !== 0) visit(code, count);
  }
};

/** Codes by count descending, then by code, which is the order of labels. */
const mostFrequent = (counted: CountedColumn, limit: number): number[] => {
  const { counts } = counted;
  const best: number[] = [];
  forEachLabelled(counted, (code, count) => {
    const comesAfter = (other: number): boolean => {
      const theirs = counts[other] as number;
      return theirs > count || (theirs === count && other < code);
    };
    let at = best.length;
    if (at === limit && comesAfter(best[at - 1] as number)) return;
    while (at > 0 && !comesAfter(best[at - 1] as number)) at--;
    best.splice(at, 0, code);
    if (best.length > limit) best.pop();
  });
  return best;
};

/** By bytes, like dictionaries; strings with surrogates would compare differently. */
export const compareLabels = (a: string, b: string): number => {
  const left = encodeWord(a);
  const right = encodeWord(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    if (left[i] !== right[i]) return (left[i] as number) - (right[i] as number);
  }
  return left.length - right.length;
};
