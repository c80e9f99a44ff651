import { type Bitmap, bitmapLength } from './bitmap.ts';

/**
 * Reusable sets for the length of one step. A search over two million documents uses a handful of them, a quarter of a
 * megabyte each; making them anew for every search would keep the garbage collector busy.
 */
export class Scratch {
  readonly #free = new Map<number, Bitmap[]>();

  /** An empty set for `size` documents. */
  take(size: number): Bitmap {
    const length = bitmapLength(size);
    const bits = this.#free.get(length)?.pop();
    if (bits === undefined) return new Uint32Array(length);
    return bits.fill(0);
  }

  give(bits: Bitmap): void {
    if (bits.length === 0) return;
    const free = this.#free.get(bits.length);
    if (free !== undefined) {
      if (free.length < KEPT_PER_LENGTH) free.push(bits);
      return;
    }
    if (this.#free.size >= KEPT_LENGTHS) this.#free.clear();
    this.#free.set(bits.length, [bits]);
  }
}

/** Guards against keeping sets for the sizes of segments that are gone. */
const KEPT_LENGTHS = 32;
const KEPT_PER_LENGTH = 12;

/** One per thread: a search never yields, so two searches never share it. */
export const scratch = new Scratch();
