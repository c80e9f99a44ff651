import { detached, Uint32List } from '@firmament/memory/arrays';
import type { Bitmap } from '@firmament/memory/bitmap';
import { nextBit } from '@firmament/memory/bitmap';
import type { Checkpoint } from '@firmament/memory/checkpoint';
import type { Text } from '@firmament/text/utf8';
import { buildDictionary, type Dictionary, encodeWord, findWord, wordAt, wordCount } from '../text/dictionary.ts';
import { type NameIndex, NameIndexBuilder } from '../text/names.ts';
import { addKey, buildPostings, forEachPosting, type Postings } from '../text/postings.ts';
import { addEveryWord, addInside, addStarting, type TextIndex, TextIndexBuilder } from '../text/text-index.ts';
import { WordTable } from '../text/word-table.ts';

/** One label of a limited set per document, or none. */
export type ChoiceColumn = {
  /** The labels as they were given, in byte order. */
  readonly labels: Dictionary;
  readonly postings: Postings;
  /** The words of the labels; its "documents" are labels. */
  readonly words: TextIndex;
  readonly names: NameIndex;
};

export class ChoiceColumnBuilder {
  readonly #table = new WordTable();
  /** Labels are few and repeat often: looking up a string is faster than encoding and hashing it. */
  readonly #numbers = new Map<string, number>();
  readonly #labels = new Uint32List();
  readonly #documents = new Uint32List();

  add(document: number, label: Text): void {
    const isString = typeof label === 'string';
    this.#labels.push(isString ? this.#numberOf(label) : this.#table.internBytes(label.bytes, label.from, label.to));
    this.#documents.push(document);
  }

  adopt(column: ChoiceColumn, documentOf: Int32Array): void {
    let known = -1;
    let number = 0;
    forEachPosting(column.postings, (label, document) => {
      const target = documentOf[document] as number;
      if (target === -1) return;
      if (label !== known) {
        known = label;
        number = this.#numberOf(wordAt(column.labels, label));
      }
      this.#labels.push(number);
      this.#documents.push(target);
    });
  }

  /** `codes` has 0 for a document without a label, otherwise the label's number plus one. */
  finish(placeOf: Uint32Array, arrivals: Uint32Array): { column: ChoiceColumn; codes: Uint32Array } {
    const { dictionary: labels, ranks } = buildDictionary(this.#table);
    const count = wordCount(labels);
    const codes = new Uint32Array(placeOf.length);
    const keys = this.#labels.take();
    const documents = this.#documents.take();
    for (let i = 0; i < keys.length; i++) {
      const key = ranks[keys[i] as number] as number;
      keys[i] = key;
      codes[placeOf[documents[i] as number] as number] = key + 1;
    }
    const words = new TextIndexBuilder('inside');
    const names = new NameIndexBuilder();
    for (let label = 0; label < count; label++) words.addName(label, wordAt(labels, label), names);
    const inPlace = Uint32Array.from({ length: count }, (_, label) => label);
    const indexed = words.finish(inPlace);
    const column = {
      labels,
      postings: buildPostings(keys, documents, count, arrivals),
      words: indexed.index,
      names: names.finish(inPlace, indexed.ranks),
    };
    return { column, codes };
  }

  #numberOf(label: string): number {
    let number = this.#numbers.get(label);
    if (number === undefined) {
      number = this.#table.internText(label);
      this.#numbers.set(detached(label), number);
    }
    return number;
  }
}

/** The number of a label, or -1. */
export const findLabel = (column: ChoiceColumn, label: string): number => findWord(column.labels, encodeWord(label));

/** Adds the documents that have one of the given labels. */
export const addLabels = (column: ChoiceColumn, labels: Bitmap, bits: Bitmap): void => {
  for (let label = nextBit(labels, 0); label !== -1; label = nextBit(labels, label + 1)) {
    addKey(column.postings, label, bits);
  }
};

/** Adds the labels that contain every word. */
export const addLabelsContaining = (
  { labels: dictionary, words: index }: ChoiceColumn,
  words: readonly string[],
  labels: Bitmap,
  checkpoint: Checkpoint,
): void =>
  addEveryWord(wordCount(dictionary), words, labels, (word, target) => addInside(index, word, target, checkpoint));

/** Adds the labels in which every word starts a word. */
export const addLabelsStarting = (
  { labels: dictionary, words: index }: ChoiceColumn,
  words: readonly string[],
  labels: Bitmap,
): void => addEveryWord(wordCount(dictionary), words, labels, (word, target) => addStarting(index, word, target));
