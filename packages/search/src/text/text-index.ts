import { Uint32List } from '@firmament/memory/arrays';
import { addCommon, type Bitmap, fillBitmap, keepCommon } from '@firmament/memory/bitmap';
import { CHECK_EVERY, type Checkpoint } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import type { Text } from '@firmament/text/utf8';
import { buildDictionary, type Dictionary, encodeWord, wordBytes, wordCount, wordsStarting } from './dictionary.ts';
import type { NameIndexBuilder } from './names.ts';
import { addKey, addKeyRange, buildPostings, forEachPosting, type Postings } from './postings.ts';
import { addReady, buildReadyAnswers, type ReadyAnswers, wordBeginnings } from './ready-answers.ts';
import {
  buildSuffixes,
  noSuffixes,
  SORTED_BYTES,
  type SuffixTable,
  startsWithNeedle,
  suffixRange,
  wordContains,
} from './suffixes.ts';
import { internWords } from './tokenise.ts';
import { WordTable } from './word-table.ts';

/** The words of some texts and where they occur. */
export type TextIndex = {
  readonly dictionary: Dictionary;
  readonly postings: Postings;
  readonly suffixes: SuffixTable;
  /** Ready answers for pieces at the start of words, and anywhere in them. */
  readonly readyStarts: ReadyAnswers;
  readonly readyInside: ReadyAnswers;
};

/** How a word of a query is looked for: from the start of words, or anywhere in them. */
export type Reach = 'start' | 'inside';

/** Collects texts document by document, in any order. */
export class TextIndexBuilder {
  readonly #table = new WordTable();
  readonly #words = new Uint32List();
  readonly #documents = new Uint32List();
  readonly #reach: Reach;

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  add(document: number, text: Text): void {
    const from = this.#words.length;
    internWords(text, this.#table, this.#words);
    for (let i = from; i < this.#words.length; i++) this.#documents.push(document);
  }

  /** Like add, and also adds the numbers of the words, in order, to `names`. */
  addName(document: number, text: Text, names: NameIndexBuilder): void {
    const from = this.#words.length;
    this.add(document, text);
    names.begin();
    for (let i = from; i < this.#words.length; i++) names.addWord(this.#words.at(i));
  }

  /** Takes over another index. `documentOf` gives a document's number here, or -1 to leave it out. */
  adopt(index: TextIndex, documentOf: Int32Array): Uint32Array {
    const words = wordCount(index.dictionary);
    const numbers = new Uint32Array(words).fill(UNUSED);
    forEachPosting(index.postings, (word, document) => {
      const target = documentOf[document] as number;
      if (target === -1) return;
      if (numbers[word] === UNUSED) {
        const bytes = wordBytes(index.dictionary, word);
        numbers[word] = this.#table.internBytes(bytes, 0, bytes.length);
      }
      this.#words.push(numbers[word] as number);
      this.#documents.push(target);
    });
    return numbers;
  }

  /** `arrivals` lists the documents by place; `ranks` gives each word's final number. */
  finish(arrivals: Uint32Array): { index: TextIndex; ranks: Uint32Array } {
    const { dictionary, ranks } = buildDictionary(this.#table);
    const words = this.#words.take();
    for (let i = 0; i < words.length; i++) words[i] = ranks[words[i] as number] as number;
    const size = arrivals.length;
    const postings = buildPostings(words, this.#documents.take(), wordCount(dictionary), arrivals);
    const suffixes = this.#reach === 'inside' ? buildSuffixes(dictionary) : noSuffixes();
    const readyStarts = buildReadyAnswers(dictionary, wordBeginnings(dictionary), postings, size);
    const readyInside = buildReadyAnswers(dictionary, suffixes, postings, size);
    return { index: { dictionary, postings, suffixes, readyStarts, readyInside }, ranks };
  }
}

const UNUSED = 0xffffffff;

/** Adds the documents with a word that starts with `word`. */
export const addStarting = (index: TextIndex, word: string, bits: Bitmap): void => {
  const range = wordsStarting(index.dictionary, encodeWord(word));
  if (!addReady(index.readyStarts, range, bits)) addKeyRange(index.postings, range.from, range.to, bits);
};

/** Adds the documents with a word in which `word` occurs. */
export const addInside = (index: TextIndex, word: string, bits: Bitmap, checkpoint: Checkpoint): void => {
  const needle = encodeWord(word);
  const { dictionary, postings, suffixes } = index;
  // Not all suffixes of a long word are in the table, so ready answers lack them too.
  for (const long of suffixes.longWords) if (wordContains(dictionary, long, needle)) addKey(postings, long, bits);
  const range = suffixRange(dictionary, suffixes, needle);
  const isSettled = needle.length <= SORTED_BYTES;
  if (isSettled && addReady(index.readyInside, range, bits)) return;
  for (let from = range.from; from < range.to; from += CHECK_EVERY) {
    checkpoint();
    const to = Math.min(range.to, from + CHECK_EVERY);
    if (isSettled) addEntries(suffixes, postings, from, to, bits);
    else {
      for (let i = from; i < to; i++) {
        if (startsWithNeedle(dictionary, suffixes, i, needle)) addEntries(suffixes, postings, i, i + 1, bits);
      }
    }
  }
};

/** Adds the documents of a run of entries. Inlined, because most lists are so short that a call would cost more. */
const addEntries = (
  { entries, offsetBits }: SuffixTable,
  postings: Postings,
  from: number,
  to: number,
  bits: Bitmap,
): void => {
  const { starts, documents } = postings;
  for (let i = from; i < to; i++) {
    const word = (entries[i] as number) >>> offsetBits;
    const first = starts[word] as number;
    const end = starts[word + 1] as number;
    if (first === end) addKey(postings, word, bits);
    for (let j = first; j < end; j++) {
      const document = documents[j] as number;
      bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
    }
  }
};

/** Adds the documents that `addWord` finds for every word; without words, all documents. */
export const addEveryWord = (
  size: number,
  words: readonly string[],
  bits: Bitmap,
  addWord: (word: string, target: Bitmap) => void,
): void => {
  const different = [...new Set(words)];
  const last = different.pop();
  const first = different.shift();
  if (last === undefined) {
    fillBitmap(bits, size);
    return;
  }
  if (first === undefined) {
    addWord(last, bits);
    return;
  }
  const common = scratch.take(size);
  addWord(first, common);
  for (const word of different) {
    const target = scratch.take(size);
    addWord(word, target);
    keepCommon(common, target);
    scratch.give(target);
  }
  const target = scratch.take(size);
  addWord(last, target);
  addCommon(bits, common, target);
  scratch.give(common);
  scratch.give(target);
};
