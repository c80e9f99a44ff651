import type { Bitmap } from './bitmap.ts';
import { type ChoiceColumn, findLabel } from './choices.ts';
import { encodeWord, wordAt, wordCount } from './dictionary.ts';
import type { FacetValue } from './schema.ts';
import { columnOf, type Segment } from './segment.ts';
import { type Counts, tally } from './tally.ts';

/** Hits of one segment for which labels are to be counted. */
export type FacetSource = { readonly segment: Segment; readonly hits: Bitmap; readonly count: number };

/** Counts labels over all sources and keeps the most frequent of each column. */
export const countFacets = (
  sources: readonly FacetSource[],
  wanted: Readonly<Record<string, number | undefined>>,
): Record<string, FacetValue[]> => {
  const limits = Object.entries(wanted).flatMap(([column, limit]) =>
    limit === undefined ? [] : [[column, limit] as const],
  );
  const columns = limits.map(([column]) => column);
  const counted = sources.map((source) => ({ segment: source.segment, counts: countSource(source, columns) }));
  return Object.fromEntries(limits.map(([column, limit]) => [column, topLabels(counted, column, limit)]));
};

const countSource = ({ segment, hits, count }: FacetSource, columns: readonly string[]): Counts => {
  const counts = new Map<string, Uint32Array>();
  for (const name of columns) {
    counts.set(name, new Uint32Array(wordCount(columnOf(segment.choices, name, 'choice').labels) + 1));
  }
  if (count === 0) return counts;
  // Where most documents are hits, the others are fewer to count.
  const isInverse = count * 2 > segment.size;
  tally(segment, hits, isInverse, counts);
  if (isInverse)
    for (const [name, column] of counts) subtractFromAll(columnOf(segment.choices, name, 'choice'), column);
  return counts;
};

const subtractFromAll = ({ postings }: ChoiceColumn, counts: Uint32Array): void => {
  const { starts, frequentKeys, frequentCounts } = postings;
  for (let code = 1; code < counts.length; code++) {
    counts[code] = (starts[code] as number) - (starts[code - 1] as number) - (counts[code] as number);
  }
  // A label with bits has an empty list: what was subtracted above went below zero and wrapped, and comes back here.
  frequentKeys.forEach((label, index) => {
    counts[label + 1] = (counts[label + 1] as number) + (frequentCounts[index] as number);
  });
};

type Counted = { readonly segment: Segment; readonly counts: Counts };

/** Adds up the sources under the labels of the one that knows most, and picks the most frequent. */
const topLabels = (counted: readonly Counted[], name: string, limit: number): FacetValue[] => {
  const sources = counted.map(({ segment, counts }) => ({
    column: columnOf(segment.choices, name, 'choice'),
    counts: counts.get(name) ?? new Uint32Array(0),
  }));
  const [base, ...others] = sources.sort((a, b) => b.counts.length - a.counts.length);
  if (base === undefined || limit <= 0) return [];
  const elsewhere = new Map<string, number>();
  for (const { column, counts } of others) {
    for (let code = 1; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count === 0) continue;
      const label = wordAt(column.labels, code - 1);
      const found = findLabel(base.column, label);
      if (found === -1) elsewhere.set(label, (elsewhere.get(label) ?? 0) + count);
      else base.counts[found + 1] = (base.counts[found + 1] as number) + count;
    }
  }
  const top = mostFrequent(base.counts, limit).map((code) => ({
    value: wordAt(base.column.labels, code - 1),
    count: base.counts[code] as number,
  }));
  for (const [value, count] of elsewhere) top.push({ value, count });
  return top.sort((a, b) => b.count - a.count || compareLabels(a.value, b.value)).slice(0, limit);
};

/** Codes by count descending, then by code, which is the order of labels. */
const mostFrequent = (counts: Uint32Array, limit: number): number[] => {
  const best: number[] = [];
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    const last = best.at(-1);
    if (best.length === limit && last !== undefined && (counts[last] as number) >= count) continue;
    let at = best.length;
    while (at > 0 && (counts[best[at - 1] as number] as number) < count) at--;
    best.splice(at, 0, code);
    if (best.length > limit) best.pop();
  }
  return best;
};

/** By bytes, as dictionaries are ordered; strings compare differently where surrogates come in. */
export const compareLabels = (a: string, b: string): number => {
  const left = encodeWord(a);
  const right = encodeWord(b);
  for (let i = 0; i < left.length && i < right.length; i++) {
    if (left[i] !== right[i]) return (left[i] as number) - (right[i] as number);
  }
  return left.length - right.length;
};
