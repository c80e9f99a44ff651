import { countBits, nextBit, removeAll } from '@firmament/memory/bitmap';
import { CHECK_EVERY, type Checkpoint, checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import { foldWords } from '@firmament/text/fold';
import type { Segment } from '../index/segment.ts';
import type { View, ViewPart } from '../index/view.ts';
import type { Columns } from '../schema.ts';
import { encodeWord, wordAt, wordBytes, wordsStarting } from '../text/dictionary.ts';
import { addKey, countOf, firstOf } from '../text/postings.ts';
import { suffixRange, wordContains } from '../text/suffixes.ts';

export type CorrectedWord = {
  readonly given: string;
  readonly word: string;
  /** Documents that have the word. */
  readonly count: number;
  /** The most prominent of them: its name shows how the word is spelt before folding. */
  readonly exampleId: number;
};

export type Correction = { readonly keyword: string; readonly words: readonly CorrectedWord[] };

/**
 * "Did you mean": replaces each word that occurs nowhere by the nearest word of any name, the more frequent one of
 * equally near ones. Undefined if every word occurs somewhere, or if one has nothing near.
 */
export const correctKeyword = <C extends Columns>(
  view: View<C>,
  keyword: string,
  options?: Stoppable,
): Correction | undefined => {
  const checkpoint = checkpointOf(options);
  const given = foldWords(keyword);
  const words: CorrectedWord[] = [];
  const corrected: string[] = [];
  for (const word of given) {
    checkpoint();
    const needle = encodeWord(word);
    if (view.parts.some(({ segment }) => occurs(segment, needle))) {
      corrected.push(word);
      continue;
    }
    const nearest = nearestWord(view, word, checkpoint);
    if (nearest === undefined) return undefined;
    words.push(nearest);
    corrected.push(nearest.word);
  }
  return words.length === 0 ? undefined : { keyword: corrected.join(' '), words };
};

const occurs = ({ keyword, codes }: Segment, needle: Uint8Array): boolean => {
  const coded = wordsStarting(codes.dictionary, needle);
  if (coded.from < coded.to) return true;
  const { from, to } = suffixRange(keyword.dictionary, keyword.suffixes, needle);
  for (let i = from; i < to; i++) {
    const word = (keyword.suffixes.entries[i] as number) >>> keyword.suffixes.offsetBits;
    if (wordContains(keyword.dictionary, word, needle)) return true;
  }
  return keyword.suffixes.longWords.some((word) => wordContains(keyword.dictionary, word, needle));
};

/** Short words get no or only one edit: nearly all three-letter words are within two edits of each other. */
const MIN_LENGTH = 3;
const LONG_ENOUGH_FOR_TWO = 5;

const nearestWord = (view: View, given: string, checkpoint: Checkpoint): CorrectedWord | undefined => {
  const needle = encodeWord(given);
  if (needle.length < MIN_LENGTH) return undefined;
  const maxEdits = needle.length < LONG_ENOUGH_FOR_TWO ? 1 : 2;
  for (let edits = 1; edits <= maxEdits; edits++) {
    const near = new Map<string, CorrectedWord>();
    for (const part of view.parts) {
      const { segment } = part;
      for (const word of wordsNear(segment, needle, edits, checkpoint)) {
        const { count: own, first } = liveDocuments(part, word);
        // The name of somebody who has gone must not be offered.
        if (own === 0) continue;
        const text = wordAt(segment.keyword.dictionary, word);
        const known = near.get(text);
        const exampleId = known?.exampleId ?? (segment.ids[first] as number);
        near.set(text, { given, word: text, count: own + (known?.count ?? 0), exampleId });
      }
    }
    const [best] = [...near.values()].sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
    if (best !== undefined) return best;
  }
  return undefined;
};

/** How many documents have the word, and the most prominent of them; deleted ones do not count. */
const liveDocuments = ({ segment, deleted }: ViewPart, word: number): { count: number; first: number } => {
  const { postings } = segment.keyword;
  if (deleted === undefined) return { count: countOf(postings, word), first: firstOf(postings, word) };
  const live = scratch.take(segment.size);
  addKey(postings, word, live);
  removeAll(live, deleted);
  const found = { count: countBits(live), first: nextBit(live, 0) };
  scratch.give(live);
  return found;
};

/**
 * Words within `edits` edits. If the needle is cut into one piece more than that, at least one piece survives unchanged
 * and moves by at most `edits`: the suffix table lists the words that have the piece there.
 */
const wordsNear = ({ keyword }: Segment, needle: Uint8Array, edits: number, checkpoint: Checkpoint): Set<number> => {
  const { dictionary, suffixes } = keyword;
  const { starts } = dictionary;
  const offsetMask = 2 ** suffixes.offsetBits - 1;
  const near = new Set<number>();
  const refused = new Set<number>();
  for (const [from, to] of pieces(needle, edits + 1)) {
    const range = suffixRange(dictionary, suffixes, needle.subarray(from, to));
    for (let i = range.from; i < range.to; i++) {
      if ((i - range.from) % CHECK_EVERY === 0) checkpoint();
      const entry = suffixes.entries[i] as number;
      if (Math.abs((entry & offsetMask) - from) > edits) continue;
      const word = entry >>> suffixes.offsetBits;
      const length = (starts[word + 1] as number) - (starts[word] as number);
      if (Math.abs(length - needle.length) > edits || near.has(word) || refused.has(word)) continue;
      if (editDistance(needle, wordBytes(dictionary, word), edits) <= edits) near.add(word);
      else refused.add(word);
    }
  }
  return near;
};

const pieces = (needle: Uint8Array, count: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => [
    Math.floor((i * needle.length) / count),
    Math.floor(((i + 1) * needle.length) / count),
  ]);

/** Insertions, deletions and replacements of bytes; anything above `limit` may be reported as `limit` + 1. */
export const editDistance = (a: Uint8Array, b: Uint8Array, limit: number): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const value = Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      next.push(value);
      if (value < least) least = value;
    }
    if (least > limit) return limit + 1;
    row = next;
  }
  return row[b.length] as number;
};
