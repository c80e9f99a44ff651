/**
 * Sets of documents as bits, 32 to a number. Plain functions over Uint32Array, so that a set may live in shared memory,
 * in a slice of a larger array or in a scratch buffer alike. Bits past the last document are always 0.
 */

export type Bitmap = Uint32Array;

export const bitmapLength = (size: number): number => (size + 31) >>> 5;

export const addBit = (bits: Bitmap, index: number): void => {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31));
};

export const hasBit = (bits: Bitmap, index: number): boolean =>
  (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1;

/** Adds the documents in `list` from `from` up to but without `to`. */
export const addList = (bits: Bitmap, list: Uint32Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const index = list[i] as number;
    bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31));
  }
};

export const removeList = (bits: Bitmap, list: Uint32Array, from: number, to: number): void => {
  for (let i = from; i < to; i++) {
    const index = list[i] as number;
    bits[index >>> 5] = (bits[index >>> 5] as number) & ~(1 << (index & 31));
  }
};

export const fillBitmap = (bits: Bitmap, size: number): void => {
  bits.fill(0xffffffff);
  if ((size & 31) !== 0) bits[bits.length - 1] = 0xffffffff >>> (32 - (size & 31));
};

// The three loops below run several times in every search; four words a turn make them almost twice as fast.

export const addAll = (bits: Bitmap, other: Bitmap): void => {
  const length = bits.length;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    bits[i] = (bits[i] as number) | (other[i] as number);
    bits[i + 1] = (bits[i + 1] as number) | (other[i + 1] as number);
    bits[i + 2] = (bits[i + 2] as number) | (other[i + 2] as number);
    bits[i + 3] = (bits[i + 3] as number) | (other[i + 3] as number);
  }
  for (; i < length; i++) bits[i] = (bits[i] as number) | (other[i] as number);
};

export const keepCommon = (bits: Bitmap, other: Bitmap): void => {
  const length = bits.length;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    bits[i] = (bits[i] as number) & (other[i] as number);
    bits[i + 1] = (bits[i + 1] as number) & (other[i + 1] as number);
    bits[i + 2] = (bits[i + 2] as number) & (other[i + 2] as number);
    bits[i + 3] = (bits[i + 3] as number) & (other[i + 3] as number);
  }
  for (; i < length; i++) bits[i] = (bits[i] as number) & (other[i] as number);
};

export const removeAll = (bits: Bitmap, other: Bitmap): void => {
  const length = bits.length;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    bits[i] = (bits[i] as number) & ~(other[i] as number);
    bits[i + 1] = (bits[i + 1] as number) & ~(other[i + 1] as number);
    bits[i + 2] = (bits[i + 2] as number) & ~(other[i + 2] as number);
    bits[i + 3] = (bits[i + 3] as number) & ~(other[i + 3] as number);
  }
  for (; i < length; i++) bits[i] = (bits[i] as number) & ~(other[i] as number);
};

/** One more condition for "exactly one of": what it adds goes to `once`, what it meets a second time to `twice`. */
export const addOnce = (once: Bitmap, twice: Bitmap, other: Bitmap): void => {
  for (let i = 0; i < once.length; i++) {
    const word = other[i] as number;
    twice[i] = (twice[i] as number) | ((once[i] as number) & word);
    once[i] = (once[i] as number) | word;
  }
};

/** Moves what both have from `bits` to `into`, which held nothing of it, and says how many that were. */
export const splitOff = (bits: Bitmap, other: Bitmap, into: Bitmap): number => {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i] as number;
    const common = word & (other[i] as number);
    into[i] = common;
    if (common !== 0) {
      bits[i] = word & ~common;
      count += popcount(common);
    }
  }
  return count;
};

export const popcount = (word: number): number => {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const countRange = (bits: Bitmap, fromWord: number, toWord: number): number => {
  let count = 0;
  for (let i = fromWord; i < toWord; i++) {
    const word = bits[i] as number;
    if (word !== 0) count += popcount(word);
  }
  return count;
};

export const countBits = (bits: Bitmap): number => countRange(bits, 0, bits.length);

export const countCommon = (bits: Bitmap, other: Bitmap): number => {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += popcount((bits[i] as number) & (other[i] as number));
  return count;
};

/** How many documents before `index` are in the set. */
export const countBefore = (bits: Bitmap, index: number): number => {
  const whole = countRange(bits, 0, index >>> 5);
  const rest = index & 31;
  return rest === 0 ? whole : whole + popcount((bits[index >>> 5] as number) & ((1 << rest) - 1));
};

/** The first document of the set at or after `from`, or -1. */
export const nextBit = (bits: Bitmap, from: number): number => {
  let i = from >>> 5;
  if (i >= bits.length) return -1;
  let word = (bits[i] as number) & (0xffffffff << (from & 31));
  while (word === 0) {
    if (++i === bits.length) return -1;
    word = bits[i] as number;
  }
  return (i << 5) + (31 - Math.clz32(word & -word));
};

/** The document that has exactly `rank` others of the set before it, or -1. */
export const selectBit = (bits: Bitmap, rank: number): number => {
  let left = rank;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    const count = popcount(word);
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; left > 0; left--) word &= word - 1;
    return (i << 5) + (31 - Math.clz32(word & -word));
  }
  return -1;
};
