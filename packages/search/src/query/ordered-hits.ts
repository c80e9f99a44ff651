import { type Bitmap, hasBit, nextBit } from '@firmament/memory/bitmap';
import type { ValueOrder } from './order.ts';

/** Hits of a segment by their places in an order. */
export type OrderedHits = {
  readonly order: ValueOrder;
  readonly count: number;
  /** The first hit at or after a place, or the end of the order. */
  next(place: number): number;
  /** The last hit before a place, or -1. */
  previous(place: number): number;
  /** The place of the hit that has exactly `rank` others before it. */
  select(rank: number): number;
  countBefore(place: number): number;
};

/** With at most one hit in 128 places, sorting the hits is quicker than reading through the order. */
const FEW = 128;

/** All of `bits` must have a value. The hits are known to lie between two places. */
export const hitsInOrder = (
  order: ValueOrder,
  bits: Bitmap,
  count: number,
  { from, to }: { readonly from: number; readonly to: number },
): OrderedHits =>
  order.places !== undefined && count * FEW <= to - from
    ? new ListedHits(order, order.places, bits, count)
    : new ReadHits(order, bits, count, from, to);

/** Few hits: a sorted list of their places. */
class ListedHits implements OrderedHits {
  readonly order: ValueOrder;
  readonly count: number;
  readonly #list: Uint32Array;

  constructor(order: ValueOrder, places: Uint32Array, bits: Bitmap, count: number) {
    this.order = order;
    this.count = count;
    this.#list = new Uint32Array(count);
    let n = 0;
    for (let document = nextBit(bits, 0); document !== -1; document = nextBit(bits, document + 1)) {
      this.#list[n++] = places[document] as number;
    }
    this.#list.sort();
  }

  next(place: number): number {
    return this.#list[this.countBefore(place)] ?? this.order.documents.length;
  }

  previous(place: number): number {
    return this.#list[this.countBefore(place) - 1] ?? -1;
  }

  select(rank: number): number {
    return this.#list[rank] as number;
  }

  countBefore(place: number): number {
    let low = 0;
    let high = this.#list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#list[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const BLOCK = 2048;

/** Many hits: the order is read from either end, and a page is soon full. */
class ReadHits implements OrderedHits {
  readonly order: ValueOrder;
  readonly count: number;
  readonly #bits: Bitmap;
  readonly #from: number;
  readonly #to: number;
  /** Hits before each block of places; made when first needed. */
  #blocks: Uint32Array | undefined;

  constructor(order: ValueOrder, bits: Bitmap, count: number, from: number, to: number) {
    this.order = order;
    this.count = count;
    this.#bits = bits;
    this.#from = from;
    this.#to = to;
  }

  next(place: number): number {
    const { documents } = this.order;
    for (let i = Math.max(place, this.#from); i < this.#to; i++) {
      if (hasBit(this.#bits, documents[i] as number)) return i;
    }
    return documents.length;
  }

  previous(place: number): number {
    const { documents } = this.order;
    for (let i = Math.min(place, this.#to) - 1; i >= this.#from; i--) {
      if (hasBit(this.#bits, documents[i] as number)) return i;
    }
    return -1;
  }

  select(rank: number): number {
    const bits = this.#bits;
    const { documents } = this.order;
    const isNearEnd = rank * 2 > this.count;
    const step = isNearEnd ? -1 : 1;
    let left = isNearEnd ? this.count - 1 - rank : rank;
    let i = isNearEnd ? this.#to - 1 : this.#from;
    // Counting without a branch: whether the next one is a hit cannot be predicted.
    for (; ; i += step) {
      const document = documents[i] as number;
      left -= ((bits[document >>> 5] as number) >>> (document & 31)) & 1;
      if (left < 0) return i;
    }
  }

  countBefore(place: number): number {
    const end = Math.min(place, this.#to);
    if (end <= this.#from) return 0;
    this.#blocks ??= this.#countBlocks();
    const block = Math.floor((end - this.#from) / BLOCK);
    return (this.#blocks[block] as number) + this.#countRange(this.#from + block * BLOCK, end);
  }

  #countBlocks(): Uint32Array {
    const length = Math.floor((this.#to - this.#from) / BLOCK) + 1;
    const blocks = new Uint32Array(length);
    for (let block = 1; block < length; block++) {
      const from = this.#from + (block - 1) * BLOCK;
      blocks[block] = (blocks[block - 1] as number) + this.#countRange(from, from + BLOCK);
    }
    return blocks;
  }

  #countRange(from: number, to: number): number {
    const bits = this.#bits;
    const { documents } = this.order;
    let count = 0;
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      count += ((bits[document >>> 5] as number) >>> (document & 31)) & 1;
    }
    return count;
  }
}
