import type { View } from '../index/view.ts';
import type { Columns, FacetValue, Query } from '../schema.ts';

/**
 * Facets already counted, kept per view and thread: turning a page or coming back to a search does not change them, and
 * they are the most expensive part of a broad search. Narrow searches are counted again, which is cheaper than keeping.
 */

type Facets = Record<string, FacetValue[]>;

const BROAD = 2000;
const KEPT = 512;

/** JSON writes every infinite number as null; different queries would get the same key. */
const spellOut = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

const memory = new WeakMap<View, Map<string, Facets>>();

export const rememberFacets = <C extends Columns>(
  view: View<C>,
  words: readonly string[],
  { where, facets }: Query<C>,
  total: number,
  count: () => Facets,
): Facets => {
  if (total < BROAD || facets === undefined) return count();
  let kept = memory.get(view as unknown as View);
  if (kept === undefined) {
    kept = new Map();
    memory.set(view as unknown as View, kept);
  }
  const key = JSON.stringify([words, where ?? [], facets], spellOut);
  const known = kept.get(key);
  const counted = known ?? count();
  // Deleting first moves the entry to the end: the first one is always the least recently used.
  kept.delete(key);
  kept.set(key, counted);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return structuredClone(counted);
};
