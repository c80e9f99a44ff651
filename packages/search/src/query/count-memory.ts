import type { View } from '../index/view.ts';
import type { Columns, FacetValue, Query } from '../schema.ts';

/**
 * What was already counted over all hits, kept per view and thread: turning a page, sorting or coming back to a search
 * does not change it, and it is the most expensive part of a broad search. Narrow searches are counted again, which is
 * cheaper than keeping.
 */

export type Counts = {
  readonly facets: Record<string, FacetValue[]>;
  readonly flags: Record<string, number>;
  readonly missing: Record<string, number>;
};

const BROAD = 2000;
const KEPT = 512;

/** JSON writes every infinite number as null; different queries would get the same key. */
const spellOut = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

const memory = new WeakMap<View, Map<string, Counts>>();

export type KnownCounts = {
  /** Undefined: to be counted. */
  readonly counts: Counts | undefined;
  keep(counts: Counts, total: number): void;
};

/** What is known of a query's counts, and how to keep them. */
export const countsOf = <C extends Columns>(
  view: View<C>,
  words: readonly string[],
  { where, facets, flags, missing }: Query<C>,
): KnownCounts => {
  if (facets === undefined && flags === undefined && missing === undefined)
    return { counts: undefined, keep: () => {} };
  const kept = memory.get(view as unknown as View) ?? new Map<string, Counts>();
  memory.set(view as unknown as View, kept);
  const key = JSON.stringify([words, where ?? [], facets, flags, missing], spellOut);
  const known = kept.get(key);
  return {
    counts: known && structuredClone(known),
    keep: (counts, total) => {
      if (total < BROAD) return;
      // Deleting first moves the entry to the end: the first one is always the least recently used.
      kept.delete(key);
      kept.set(key, known ?? structuredClone(counts));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
};
