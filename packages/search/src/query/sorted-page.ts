import { type Bitmap, countBits, keepCommon, removeAll } from '@firmament/memory/bitmap';
import { scratch } from '@firmament/memory/scratch';
import { firstAbove, firstAtLeast } from '../columns/numbers.ts';
import type { Segment } from '../index/segment.ts';
import type { Indicator, Sort } from '../schema.ts';
import { compareValues, firstNotBelow, orderOf, runEnd, runStart, type ValueOrder } from './order.ts';
import { hitsInOrder, type OrderedHits } from './ordered-hits.ts';
import { comparePlaces, readPage } from './page.ts';

type Source = { readonly segment: Segment; readonly hits: Bitmap; readonly count: number };

/**
 * Ids of the hits from `offset` on, `limit` at most, in the order of a value; then those without the value, by
 * prominence and id. Uses up the hits.
 */
export const readSorted = (
  sources: readonly Source[],
  { by, direction }: Sort,
  where: readonly Indicator[],
  offset: number,
  limit: number,
): number[] => {
  const split = sources.map((source) => splitKnown(source, by, where));
  const known = split.map(({ hits }) => hits).filter(({ count }) => count > 0);
  const knownCount = known.reduce((sum, { count }) => sum + count, 0);
  const ids = offset < knownCount ? readOrdered(known, direction, offset, limit) : [];
  const isFull = ids.length === limit;
  if (!isFull) {
    ids.push(
      ...readPage(
        split.map(({ without }) => without),
        Math.max(0, offset - knownCount),
        limit - ids.length,
      ),
    );
  }
  for (const { bits } of split) scratch.give(bits);
  return ids;
};

/** Divides hits into those with a value, in its order, and those without. */
const splitKnown = ({ segment, hits, count }: Source, by: string, where: readonly Indicator[]) => {
  const order = orderOf(segment, by);
  const bits = scratch.take(segment.size);
  bits.set(hits);
  if (order.known === undefined) {
    const none = { segment, bits: hits, count: 0 };
    return { bits, hits: hitsInOrder(order, bits, count, { from: 0, to: order.documents.length }), without: none };
  }
  keepCommon(bits, order.known);
  removeAll(hits, order.known);
  const knownCount = countBits(bits);
  return {
    bits,
    hits: hitsInOrder(order, bits, knownCount, windowOf(order, by, where)),
    without: { segment, bits: hits, count: count - knownCount },
  };
};

/** Between which places the hits must lie: people like to sort by what they filter by. */
const windowOf = ({ column, documents }: ValueOrder, by: string, where: readonly Indicator[]) => {
  let [from, to] = [0, documents.length];
  for (const condition of where.flatMap(({ operator, conditions }) => (operator === 'must' ? conditions : []))) {
    if (column === undefined || !('number' in condition) || condition.number !== by) continue;
    if (condition.min !== undefined) from = Math.max(from, firstAtLeast(column, condition.min));
    if (condition.max !== undefined) to = Math.min(to, firstAbove(column, condition.max));
  }
  return { from, to: Math.max(from, to) };
};

type Direction = Sort['direction'];

const readOrdered = (
  sources: readonly OrderedHits[],
  direction: Direction,
  offset: number,
  limit: number,
): number[] => {
  const { cursors, passed } = startCursors(sources, direction, offset);
  const ids: number[] = [];
  let skip = offset - passed;
  while (ids.length < limit) {
    let best: Cursor | undefined;
    for (const cursor of cursors) {
      if (!cursor.isDone && (best === undefined || isEarlier(cursor, best, direction))) best = cursor;
    }
    if (best === undefined) break;
    if (skip > 0) skip--;
    else ids.push(best.order.segment.ids[best.document] as number);
    best.advance();
  }
  return ids;
};

const isEarlier = (a: Cursor, b: Cursor, direction: Direction): boolean => {
  const ascending = compareValues(a.order, a.place, b.order, b.place);
  if (ascending !== 0) return ascending < 0 === (direction === 'asc');
  return comparePlaces(a.order.segment, a.document, b.order.segment, b.document) < 0;
};

/** Goes through the hits in one direction of values; through equal ones always in the order of documents. */
class Cursor {
  readonly order: ValueOrder;
  readonly #hits: OrderedHits;
  readonly #direction: Direction;
  place: number;
  /** Descending: the first place of the run, and its last hit. */
  #first = 0;
  #last = 0;

  /** Ascending, begins at the place; descending, before it, which must not be within a run. */
  constructor(hits: OrderedHits, direction: Direction, place: number) {
    this.order = hits.order;
    this.#hits = hits;
    this.#direction = direction;
    this.place = direction === 'asc' ? hits.next(place) : this.#enterRunBefore(place);
  }

  get isDone(): boolean {
    return this.place === this.order.documents.length;
  }

  get document(): number {
    return this.order.documents[this.place] as number;
  }

  advance(): void {
    if (this.#direction === 'asc' || this.place < this.#last) this.place = this.#hits.next(this.place + 1);
    else this.place = this.#enterRunBefore(this.#first);
  }

  #enterRunBefore(place: number): number {
    this.#last = this.#hits.previous(place);
    if (this.#last === -1) return this.order.documents.length;
    this.#first = runStart(this.order, this.#last);
    return this.#hits.next(this.#first);
  }
}

/** Up to this offset, going hit by hit costs less than counting hits to jump. */
const WALKED_OFFSET = 20_000;

/** Cursors close to the offset and not past it, and how many hits they have passed. */
const startCursors = (
  sources: readonly OrderedHits[],
  direction: Direction,
  offset: number,
): { cursors: Cursor[]; passed: number } => {
  const [only] = sources;
  if (only !== undefined && sources.length === 1) return startSingle(only, direction, offset);
  const cut = offset > WALKED_OFFSET ? cutBefore(sources, direction, offset) : undefined;
  const bounds = sources.map((hits) => {
    const start = direction === 'asc' ? 0 : hits.order.documents.length;
    return { hits, place: cut === undefined ? start : firstNotBelow(hits.order, cut.order, cut.place) };
  });
  return {
    cursors: bounds.map(({ hits, place }) => new Cursor(hits, direction, place)),
    passed: bounds.reduce((sum, { hits, place }) => sum + passedAt(hits, place, direction), 0),
  };
};

const startSingle = (hits: OrderedHits, direction: Direction, offset: number) => {
  if (direction === 'asc') return { cursors: [new Cursor(hits, 'asc', hits.select(offset))], passed: offset };
  const place = hits.select(hits.count - 1 - offset);
  const end = runEnd(hits.order, place);
  let later = 0;
  for (let next = hits.next(place + 1); next < end; next = hits.next(next + 1)) later++;
  return { cursors: [new Cursor(hits, 'desc', end)], passed: offset - later };
};

/** A value of the largest source. */
type Value = { readonly order: ValueOrder; readonly place: number };

const passedAt = (hits: OrderedHits, place: number, direction: Direction): number => {
  const isAtStart = direction === 'asc' ? place === 0 : place === hits.order.documents.length;
  if (isAtStart) return 0;
  const below = hits.countBefore(place);
  return direction === 'asc' ? below : hits.count - below;
};

/**
 * The last value at which the sources can be cut: together they have no more hits than the offset below it (ascending),
 * or not below it (descending). Undefined if there is none.
 */
const cutBefore = (sources: readonly OrderedHits[], direction: Direction, offset: number): Value | undefined => {
  const { order } = sources.reduce((a, b) => (b.count > a.count ? b : a));
  const length = order.documents.length;
  const valueAt = (rank: number): Value => ({ order, place: direction === 'asc' ? rank : length - 1 - rank });
  const passedBy = ({ place }: Value): number =>
    sources.reduce((sum, hits) => sum + passedAt(hits, firstNotBelow(hits.order, order, place), direction), 0);
  let low = -1;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (passedBy(valueAt(middle)) <= offset) low = middle;
    else high = middle - 1;
  }
  return low === -1 ? undefined : valueAt(low);
};
