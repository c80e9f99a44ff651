import { sharedUint8, sharedUint32 } from '@firmament/memory/arrays';
import { orderByKeys, placesOf, sortRuns } from '@firmament/memory/radix';
import type { WordTable } from './word-table.ts';

/** Words in byte order, one after the other; word n lies from starts[n] to starts[n + 1]. The number of a word is its rank. */
export type Dictionary = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

export type WordRange = { readonly from: number; readonly to: number };

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

export const encodeWord = (word: string): Uint8Array => ENCODER.encode(word);

export const wordCount = (dictionary: Dictionary): number => dictionary.starts.length - 1;

/** Slices first, because a decoder does not read shared memory. */
export const wordAt = (dictionary: Dictionary, word: number): string =>
  DECODER.decode(dictionary.bytes.slice(dictionary.starts[word], dictionary.starts[word + 1]));

export const wordBytes = (dictionary: Dictionary, word: number): Uint8Array =>
  dictionary.bytes.subarray(dictionary.starts[word], dictionary.starts[word + 1]);

/** Four bytes as one number, so that numbers compare as the bytes do; missing ones count as 0. */
export const keyAt = (bytes: Uint8Array, from: number, end: number): number => {
  const left = end - from;
  if (left >= 4) {
    return (
      (((bytes[from] as number) << 24) |
        ((bytes[from + 1] as number) << 16) |
        ((bytes[from + 2] as number) << 8) |
        (bytes[from + 3] as number)) >>>
      0
    );
  }
  let key = 0;
  for (let i = 0; i < left; i++) key |= (bytes[from + i] as number) << (24 - 8 * i);
  return key >>> 0;
};

/** Sorts the words of a table. `ranks` maps numbers in the table to numbers in the dictionary. */
export const buildDictionary = (table: WordTable): { dictionary: Dictionary; ranks: Uint32Array } => {
  const { bytes, starts } = table.contents();
  const count = table.size;
  // Twelve bytes, so that few words are left to compare: identifiers often have more than eight in common.
  const high = new Uint32Array(count);
  const middle = new Uint32Array(count);
  const low = new Uint32Array(count);
  for (let word = 0; word < count; word++) {
    const from = starts[word] as number;
    const end = starts[word + 1] as number;
    high[word] = keyAt(bytes, from, end);
    middle[word] = keyAt(bytes, from + 4, end);
    low[word] = keyAt(bytes, from + 8, end);
  }
  const order = orderByKeys(count, high, middle, low);
  sortRuns(
    order,
    (a, b) => high[a] === high[b] && middle[a] === middle[b] && low[a] === low[b],
    (a, b) =>
      compareBytes(
        bytes,
        starts[a] as number,
        starts[a + 1] as number,
        bytes,
        starts[b] as number,
        starts[b + 1] as number,
      ),
  );
  const sortedBytes = sharedUint8(bytes.length);
  const sortedStarts = sharedUint32(count + 1);
  let at = 0;
  for (let rank = 0; rank < count; rank++) {
    const word = order[rank] as number;
    const end = starts[word + 1] as number;
    for (let i = starts[word] as number; i < end; i++) sortedBytes[at++] = bytes[i] as number;
    sortedStarts[rank + 1] = at;
  }
  return { dictionary: { bytes: sortedBytes, starts: sortedStarts }, ranks: placesOf(order) };
};

const compareBytes = (
  a: Uint8Array,
  aFrom: number,
  aEnd: number,
  b: Uint8Array,
  bFrom: number,
  bEnd: number,
): number => {
  const shorter = Math.min(aEnd - aFrom, bEnd - bFrom);
  for (let i = 0; i < shorter; i++) {
    const difference = (a[aFrom + i] as number) - (b[bFrom + i] as number);
    if (difference !== 0) return difference;
  }
  return aEnd - aFrom - (bEnd - bFrom);
};

/** Compares words of two dictionaries. */
export const compareWords = (a: Dictionary, aWord: number, b: Dictionary, bWord: number): number =>
  compareBytes(
    a.bytes,
    a.starts[aWord] as number,
    a.starts[aWord + 1] as number,
    b.bytes,
    b.starts[bWord] as number,
    b.starts[bWord + 1] as number,
  );

/** The first word that is not before `needle`. */
const lowerBound = (dictionary: Dictionary, needle: Uint8Array): number => {
  const { bytes, starts } = dictionary;
  let low = 0;
  let high = wordCount(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareBytes(bytes, starts[middle] as number, starts[middle + 1] as number, needle, 0, needle.length);
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The words that start with `needle`. */
export const wordsStarting = (dictionary: Dictionary, needle: Uint8Array): WordRange => {
  const { bytes, starts } = dictionary;
  const from = lowerBound(dictionary, needle);
  let low = from;
  let high = wordCount(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = starts[middle] as number;
    const end = Math.min(starts[middle + 1] as number, start + needle.length);
    if (compareBytes(bytes, start, end, needle, 0, needle.length) <= 0) low = middle + 1;
    else high = middle;
  }
  return { from, to: low };
};

/** The number of exactly this word, or -1. */
export const findWord = (dictionary: Dictionary, needle: Uint8Array): number => {
  const { bytes, starts } = dictionary;
  const at = lowerBound(dictionary, needle);
  if (at === wordCount(dictionary)) return -1;
  const isEqual = compareBytes(bytes, starts[at] as number, starts[at + 1] as number, needle, 0, needle.length) === 0;
  return isEqual ? at : -1;
};
