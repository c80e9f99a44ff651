import { sharedUint32 } from '@firmament/memory/arrays';
import { orderByKeys } from '@firmament/memory/radix';
import { type Dictionary, keyAt, wordCount } from './dictionary.ts';

/**
 * Every suffix of every word, sorted by its first eight bytes: what a suffix begins with occurs inside the word. An
 * entry is the word's number and, in its lowest `offsetBits`, where the suffix begins.
 */
export type SuffixTable = {
  readonly entries: Uint32Array;
  readonly offsetBits: number;
  /** Words too long for all their suffixes to fit; searched one by one. */
  readonly longWords: Uint32Array;
};

export const SORTED_BYTES = 8;

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

export const buildSuffixes = (dictionary: Dictionary): SuffixTable => {
  const { bytes, starts } = dictionary;
  const words = wordCount(dictionary);
  const offsetBits = Math.min(16, Math.clz32(Math.max(1, words)));
  const limit = 2 ** offsetBits;
  const entries = new Uint32Array(bytes.length);
  const longWords: number[] = [];
  let count = 0;
  for (let word = 0; word < words; word++) {
    const from = starts[word] as number;
    const length = (starts[word + 1] as number) - from;
    if (length > limit) longWords.push(word);
    for (let offset = 0; offset < length && offset < limit; offset++) {
      // No query begins in the middle of a character.
      if (!isContinuation(bytes[from + offset] as number)) entries[count++] = ((word << offsetBits) | offset) >>> 0;
    }
  }
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const entry = entries[i] as number;
    const word = entry >>> offsetBits;
    const from = (starts[word] as number) + (entry & (limit - 1));
    high[i] = keyAt(bytes, from, starts[word + 1] as number);
    low[i] = keyAt(bytes, from + 4, starts[word + 1] as number);
  }
  const order = orderByKeys(count, high, low);
  const sorted = sharedUint32(count);
  for (let i = 0; i < count; i++) sorted[i] = entries[order[i] as number] as number;
  const sharedLong = sharedUint32(longWords.length);
  sharedLong.set(longWords);
  return { entries: sorted, offsetBits, longWords: sharedLong };
};

/** A table for a dictionary that is searched from the start of words only. */
export const noSuffixes = (): SuffixTable => ({ entries: sharedUint32(0), offsetBits: 0, longWords: sharedUint32(0) });

/** The entries whose first bytes, eight at most, are those of the needle. */
export const suffixRange = (
  dictionary: Dictionary,
  suffixes: SuffixTable,
  needle: Uint8Array,
): { from: number; to: number } => {
  const compared = Math.min(needle.length, SORTED_BYTES);
  const search = (isBefore: (order: number) => boolean): number => {
    let low = 0;
    let high = suffixes.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(compareStart(dictionary, suffixes, middle, needle, compared))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { from: search((order) => order < 0), to: search((order) => order <= 0) };
};

/** Compares the first bytes of an entry with those of the needle; a suffix that is too short comes before. */
const compareStart = (
  dictionary: Dictionary,
  suffixes: SuffixTable,
  index: number,
  needle: Uint8Array,
  compared: number,
): number => {
  const entry = suffixes.entries[index] as number;
  const word = entry >>> suffixes.offsetBits;
  const from = (dictionary.starts[word] as number) + (entry & (2 ** suffixes.offsetBits - 1));
  const end = dictionary.starts[word + 1] as number;
  for (let i = 0; i < compared; i++) {
    if (from + i >= end) return -1;
    const difference = (dictionary.bytes[from + i] as number) - (needle[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Whether an entry begins with the whole needle; the table is sorted by the first eight bytes only. */
export const startsWithNeedle = (
  dictionary: Dictionary,
  suffixes: SuffixTable,
  index: number,
  needle: Uint8Array,
): boolean => compareStart(dictionary, suffixes, index, needle, needle.length) === 0;

export const wordContains = (dictionary: Dictionary, word: number, needle: Uint8Array): boolean => {
  const { bytes, starts } = dictionary;
  const last = (starts[word + 1] as number) - needle.length;
  for (let from = starts[word] as number; from <= last; from++) {
    let i = 0;
    while (i < needle.length && bytes[from + i] === needle[i]) i++;
    if (i === needle.length) return true;
  }
  return false;
};
