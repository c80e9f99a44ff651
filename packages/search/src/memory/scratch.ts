import { type Bitmap, bitmapLength } from './bitmap.ts';

/**
 * Sets needed for the length of one step. A search over two million documents uses a handful of them, a quarter of a
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

/** Guards against keeping sets for every size that passing deltas once had. */
const KEPT_LENGTHS = 32;
const KEPT_PER_LENGTH = 12;

/** One per thread: searches run to their end without a pause, so they never meet. */
export const scratch = new Scratch();
