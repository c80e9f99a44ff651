/**
 * Sets of documents as bits, 32 to a number. Plain functions over Uint32Array, so that a set may live in shared memory,
 * in a slice of a larger array or in a scratch buffer. Bits past the last document are always 0.
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

// The loops below run several times in every search; four words per iteration make them almost twice as fast.

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

/** Adds what two others have in common. */
export const addCommon = (bits: Bitmap, one: Bitmap, other: Bitmap): void => {
  const length = bits.length;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    bits[i] = (bits[i] as number) | ((one[i] as number) & (other[i] as number));
    bits[i + 1] = (bits[i + 1] as number) | ((one[i + 1] as number) & (other[i + 1] as number));
    bits[i + 2] = (bits[i + 2] as number) | ((one[i + 2] as number) & (other[i + 2] as number));
    bits[i + 3] = (bits[i + 3] as number) | ((one[i + 3] as number) & (other[i + 3] as number));
  }
  for (; i < length; i++) bits[i] = (bits[i] as number) | ((one[i] as number) & (other[i] as number));
};

/** Adds a condition of "exactly one of": its documents go to `once`, those already in `once` also to `twice`. */
export const addOnce = (once: Bitmap, twice: Bitmap, other: Bitmap): void => {
  const length = once.length;
  let i = 0;
  for (; i + 1 < length; i += 2) {
    const a = other[i] as number;
    const b = other[i + 1] as number;
    if ((a | b) === 0) continue;
    twice[i] = (twice[i] as number) | ((once[i] as number) & a);
    twice[i + 1] = (twice[i + 1] as number) | ((once[i + 1] as number) & b);
    once[i] = (once[i] as number) | a;
    once[i + 1] = (once[i + 1] as number) | b;
  }
  if (i === length) return;
  twice[i] = (twice[i] as number) | ((once[i] as number) & (other[i] as number));
  once[i] = (once[i] as number) | (other[i] as number);
};

/**
 * Where the documents of a sparse set are: the indexes of the words that are not 0. Loops over them skip the empty
 * words.
 */
export type Occupied = Uint32Array;

/** Skipping pays if at most one word in FEW_WORDS is occupied, with at most FEW_DOCUMENTS each on average. */
const FEW_WORDS = 16;
const FEW_DOCUMENTS = 4;

export type Survey = { readonly count: number; readonly occupied: Occupied | undefined };

export const surveyBits = (bits: Bitmap): Survey => {
  const few = Math.floor(bits.length / FEW_WORDS);
  const places = new Uint32Array(few + 4);
  let count = 0;
  let words = 0;
  let i = 0;
  for (; i + 3 < bits.length; i += 4) {
    const a = bits[i] as number;
    const b = bits[i + 1] as number;
    const c = bits[i + 2] as number;
    const d = bits[i + 3] as number;
    if ((a | b | c | d) === 0) continue;
    count += popcountOf4(a, b, c, d);
    if (words > few) continue;
    if (a !== 0) places[words++] = i;
    if (b !== 0) places[words++] = i + 1;
    if (c !== 0) places[words++] = i + 2;
    if (d !== 0) places[words++] = i + 3;
  }
  for (; i < bits.length; i++) {
    if (bits[i] === 0) continue;
    count += popcount(bits[i] as number);
    if (words <= few) places[words++] = i;
  }
  const areFew = words <= few && count <= words * FEW_DOCUMENTS;
  return { count, occupied: areFew ? places.subarray(0, words) : undefined };
};

/** Moves what both have from `bits` to `into`, which must be empty, and returns how many that were. */
export const splitOff = (bits: Bitmap, other: Bitmap, into: Bitmap, occupied?: Occupied): number => {
  if (occupied !== undefined) return splitOffFew(bits, other, into, occupied);
  let count = 0;
  let i = 0;
  for (; i + 3 < bits.length; i += 4) {
    const a = (bits[i] as number) & (other[i] as number);
    const b = (bits[i + 1] as number) & (other[i + 1] as number);
    const c = (bits[i + 2] as number) & (other[i + 2] as number);
    const d = (bits[i + 3] as number) & (other[i + 3] as number);
    if ((a | b | c | d) === 0) continue;
    count += popcountOf4(a, b, c, d);
    into[i] = a;
    into[i + 1] = b;
    into[i + 2] = c;
    into[i + 3] = d;
    bits[i] = (bits[i] as number) ^ a;
    bits[i + 1] = (bits[i + 1] as number) ^ b;
    bits[i + 2] = (bits[i + 2] as number) ^ c;
    bits[i + 3] = (bits[i + 3] as number) ^ d;
  }
  const rest = Uint32Array.from({ length: bits.length - i }, (_, n) => i + n);
  return count + splitOffFew(bits, other, into, rest);
};

const splitOffFew = (bits: Bitmap, other: Bitmap, into: Bitmap, places: Occupied): number => {
  let count = 0;
  for (let n = 0; n < places.length; n++) {
    const i = places[n] as number;
    const common = (bits[i] as number) & (other[i] as number);
    into[i] = common;
    bits[i] = (bits[i] as number) ^ common;
    count += popcount(common);
  }
  return count;
};

export const popcount = (word: number): number => {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many bits each group of four has, as eight numbers of four bits. */
const countNibbles = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
};

/** Counts four words at once, which is less work than one by one. */
const popcountOf4 = (a: number, b: number, c: number, d: number): number => {
  const ab = (countNibbles(a) + countNibbles(b)) | 0;
  const cd = (countNibbles(c) + countNibbles(d)) | 0;
  const bytes = (ab & 0x0f0f0f0f) + ((ab >>> 4) & 0x0f0f0f0f) + (cd & 0x0f0f0f0f) + ((cd >>> 4) & 0x0f0f0f0f);
  return Math.imul(bytes, 0x01010101) >>> 24;
};

export const countRange = (bits: Bitmap, fromWord: number, toWord: number): number => {
  let count = 0;
  let i = fromWord;
  for (; i + 3 < toWord; i += 4) {
    count += popcountOf4(bits[i] as number, bits[i + 1] as number, bits[i + 2] as number, bits[i + 3] as number);
  }
  for (; i < toWord; i++) count += popcount(bits[i] as number);
  return count;
};

export const countBits = (bits: Bitmap): number => countRange(bits, 0, bits.length);

export const countCommon = (bits: Bitmap, other: Bitmap, occupied?: Occupied): number => {
  let count = 0;
  if (occupied !== undefined) {
    for (let n = 0; n < occupied.length; n++) {
      const i = occupied[n] as number;
      count += popcount((bits[i] as number) & (other[i] as number));
    }
    return count;
  }
  let i = 0;
  for (; i + 3 < bits.length; i += 4) {
    const a = (bits[i] as number) & (other[i] as number);
    const b = (bits[i + 1] as number) & (other[i + 1] as number);
    const c = (bits[i + 2] as number) & (other[i + 2] as number);
    const d = (bits[i + 3] as number) & (other[i + 3] as number);
    if ((a | b | c | d) !== 0) count += popcountOf4(a, b, c, d);
  }
  for (; i < bits.length; i++) count += popcount((bits[i] as number) & (other[i] as number));
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

/** The last document of the set at or before `from`, or -1. */
export const previousBit = (bits: Bitmap, from: number): number => {
  let i = from >>> 5;
  let word = (bits[i] as number) & (0xffffffff >>> (31 - (from & 31)));
  while (word === 0) {
    if (i-- === 0) return -1;
    word = bits[i] as number;
  }
  return (i << 5) + (31 - Math.clz32(word));
};

/** The document that has exactly `rank` others of the set before it, or -1. */
export const selectBit = (bits: Bitmap, rank: number): number => {
  let left = rank;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    if (word === 0) continue;
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
