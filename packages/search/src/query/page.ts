import { type Bitmap, countBefore, countRange, nextBit, selectBit } from '@firmament/memory/bitmap';
import type { Segment } from '../index/segment.ts';
import type { Tier } from './ranking.ts';

/** Hits of a segment, best tier first; every segment has the same number of tiers. */
export type RankedHits = { readonly segment: Segment; readonly tiers: Generator<Tier, void> };

/** Ids of the hits from `offset` on, `limit` at most: tier by tier, within a tier by prominence and id. */
export const readTiers = (ranked: readonly RankedHits[], offset: number, limit: number): number[] => {
  const ids: number[] = [];
  let skip = offset;
  while (ids.length < limit) {
    const sources = ranked.flatMap(({ segment, tiers }) => {
      const tier = tiers.next();
      return tier.done === true ? [] : [{ segment, ...tier.value }];
    });
    if (sources.length === 0) break;
    const count = sources.reduce((sum, source) => sum + source.count, 0);
    if (skip < count) ids.push(...readPage(sources, skip, limit - ids.length));
    skip = Math.max(0, skip - count);
  }
  for (const { tiers } of ranked) tiers.return();
  return ids;
};

/** Equally good hits of one segment. */
type PageSource = { readonly segment: Segment; readonly bits: Bitmap; readonly count: number };

export const readPage = (sources: readonly PageSource[], offset: number, limit: number): number[] => {
  const filled = sources.filter(({ count }) => count > 0);
  const only = filled[0];
  if (only === undefined || limit <= 0) return [];
  if (filled.length === 1) return readSingle(only, offset, limit);
  const cursors = startCursors(filled, offset);
  const ids: number[] = [];
  let skip = offset - cursors.reduce((sum, cursor) => sum + cursor.passed, 0);
  while (ids.length < limit) {
    let best: Cursor | undefined;
    for (const cursor of cursors)
      if (cursor.at !== -1 && (best === undefined || isEarlier(cursor, best))) best = cursor;
    if (best === undefined) break;
    if (skip > 0) skip--;
    else ids.push(best.segment.ids[best.at] as number);
    best.at = nextBit(best.bits, best.at + 1);
  }
  return ids;
};

const readSingle = ({ segment, bits }: PageSource, offset: number, limit: number): number[] => {
  const ids: number[] = [];
  let document = selectBit(bits, offset);
  while (document !== -1 && ids.length < limit) {
    ids.push(segment.ids[document] as number);
    document = nextBit(bits, document + 1);
  }
  return ids;
};

/** `at` is the next hit or -1, `passed` how many hits lie before it. */
type Cursor = { readonly segment: Segment; readonly bits: Bitmap; at: number; passed: number };

const isEarlier = (a: Cursor, b: Cursor): boolean => comparePlaces(a.segment, a.at, b.segment, b.at) < 0;

export const comparePlaces = (a: Segment, aDocument: number, b: Segment, bDocument: number): number => {
  const byProminence = (b.prominence[bDocument] as number) - (a.prominence[aDocument] as number);
  return byProminence !== 0 ? byProminence : (a.ids[aDocument] as number) - (b.ids[bDocument] as number);
};

/** Up to this offset, walking from the start costs less than counting bits to jump. */
const WALKED_OFFSET = 2000;

/**
 * Cursors close to the offset and not past it: a binary search over the largest source finds its last document before
 * which all sources together have no more hits than the offset.
 */
const startCursors = (sources: readonly PageSource[], offset: number): Cursor[] => {
  const fromStart = () => sources.map(({ segment, bits }) => ({ segment, bits, at: nextBit(bits, 0), passed: 0 }));
  if (offset <= WALKED_OFFSET) return fromStart();
  const leader = sources.reduce((a, b) => (b.count > a.count ? b : a));
  const ranks = new Map(sources.map((source) => [source, rankTable(source.bits)]));
  const placesAt = (document: number): { source: PageSource; from: number; passed: number }[] =>
    sources.map((source) => {
      const from = source === leader ? document : firstNotBefore(source.segment, leader.segment, document);
      return { source, from, passed: rankAt(source.bits, ranks.get(source) ?? [], from) };
    });
  let low = 0;
  let high = leader.segment.size - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    const passed = placesAt(middle).reduce((sum, place) => sum + place.passed, 0);
    if (passed <= offset) low = middle;
    else high = middle - 1;
  }
  const places = placesAt(low);
  // Other segments may have hits before the leader's very first document.
  if (places.reduce((sum, place) => sum + place.passed, 0) > offset) return fromStart();
  return places.map(({ source, from, passed }) => ({
    segment: source.segment,
    bits: source.bits,
    at: nextBit(source.bits, from),
    passed,
  }));
};

/** The first document of `segment` that does not come before the given one of `other`. */
const firstNotBefore = (segment: Segment, other: Segment, document: number): number => {
  let low = 0;
  let high = segment.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePlaces(segment, middle, other, document) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

const BLOCK_WORDS = 64;

/** Hits before each block of the set. */
const rankTable = (bits: Bitmap): number[] => {
  const ranks = [0];
  let sum = 0;
  for (let from = 0; from < bits.length; from += BLOCK_WORDS) {
    sum += countRange(bits, from, Math.min(bits.length, from + BLOCK_WORDS));
    ranks.push(sum);
  }
  return ranks;
};

const rankAt = (bits: Bitmap, ranks: readonly number[], document: number): number => {
  const block = Math.floor(document / (BLOCK_WORDS * 32));
  const rest = bits.subarray(block * BLOCK_WORDS, Math.min(bits.length, (block + 1) * BLOCK_WORDS));
  return (ranks[block] ?? 0) + countBefore(rest, document - block * BLOCK_WORDS * 32);
};
