import { sharedUint32, shareUint32, Uint32List } from '@firmament/memory/arrays';
import { addBit, type Bitmap, bitmapLength } from '@firmament/memory/bitmap';
import { orderByKeys, placesOf, sortRuns } from '@firmament/memory/radix';
import { compareWords, type Dictionary, encodeWord, findWord, type WordRange, wordsStarting } from './dictionary.ts';

/**
 * The name of each document as the numbers of its words, and the documents in the order of their names. Words are
 * numbered in byte order and a space sorts before any letter, so comparing numbers is comparing folded names.
 */
export type NameIndex = {
  readonly words: Uint32Array;
  /** The name of document n lies in `words` from starts[n] to starts[n + 1]. */
  readonly starts: Uint32Array;
  readonly order: Uint32Array;
  /** Where each document is in the order. */
  readonly places: Uint32Array;
  /** Places in the order at which the name is another than at the place before. */
  readonly changes: Bitmap;
};

/** Collects names in the order in which documents arrive. */
export class NameIndexBuilder {
  readonly #words = new Uint32List();
  readonly #starts = new Uint32List();

  /** Begins the name of the next document. */
  begin(): void {
    this.#starts.push(this.#words.length);
  }

  addWord(word: number): void {
    this.#words.push(word);
  }

  /** `numbers` translates the words of the other index; documents for which `documentOf` is -1 are left out. */
  adopt(names: NameIndex, numbers: Uint32Array, documentOf: Int32Array): void {
    for (let document = 0; document < documentOf.length; document++) {
      if (documentOf[document] === -1) continue;
      this.begin();
      const end = names.starts[document + 1] as number;
      for (let i = names.starts[document] as number; i < end; i++) {
        this.#words.push(numbers[names.words[i] as number] as number);
      }
    }
  }

  /** `arrivals` lists the documents by place, `ranks` gives each word's final number. */
  finish(arrivals: Uint32Array, ranks: Uint32Array): NameIndex {
    const size = arrivals.length;
    this.#starts.push(this.#words.length);
    const given = this.#words.view();
    const words = sharedUint32(given.length);
    const starts = sharedUint32(size + 1);
    let at = 0;
    for (let place = 0; place < size; place++) {
      const arrival = arrivals[place] as number;
      const end = this.#starts.at(arrival + 1);
      for (let i = this.#starts.at(arrival); i < end; i++) words[at++] = ranks[given[i] as number] as number;
      starts[place + 1] = at;
    }
    const order = shareUint32(orderNames(words, starts));
    return { words, starts, order, places: shareUint32(placesOf(order)), changes: findChanges(words, starts, order) };
  }
}

const orderNames = (words: Uint32Array, starts: Uint32Array): Uint32Array => {
  const size = starts.length - 1;
  const first = new Uint32Array(size);
  const second = new Uint32Array(size);
  for (let document = 0; document < size; document++) {
    const from = starts[document] as number;
    const end = starts[document + 1] as number;
    // One more than the number: 0 stands for "no word here", which sorts first.
    if (from < end) first[document] = (words[from] as number) + 1;
    if (from + 1 < end) second[document] = (words[from + 1] as number) + 1;
  }
  const order = orderByKeys(size, first, second);
  sortRuns(
    order,
    (a, b) => first[a] === first[b] && second[a] === second[b],
    (a, b) => {
      const aEnd = starts[a + 1] as number;
      const bEnd = starts[b + 1] as number;
      let i = (starts[a] as number) + 2;
      let j = (starts[b] as number) + 2;
      for (; i < aEnd && j < bEnd; i++, j++) {
        if (words[i] !== words[j]) return (words[i] as number) - (words[j] as number);
      }
      const rest = aEnd - i - (bEnd - j);
      return rest !== 0 ? rest : a - b;
    },
  );
  return order;
};

const findChanges = (words: Uint32Array, starts: Uint32Array, order: Uint32Array): Bitmap => {
  const isSame = (a: number, b: number): boolean => {
    const aFrom = starts[a] as number;
    const bFrom = starts[b] as number;
    const length = (starts[a + 1] as number) - aFrom;
    if ((starts[b + 1] as number) - bFrom !== length) return false;
    for (let i = 0; i < length; i++) if (words[aFrom + i] !== words[bFrom + i]) return false;
    return true;
  };
  const changes = sharedUint32(bitmapLength(order.length));
  for (let place = 0; place < order.length; place++) {
    const isFirst = place === 0 || !isSame(order[place - 1] as number, order[place] as number);
    if (isFirst) addBit(changes, place);
  }
  return changes;
};

/** Compares the names of documents of two indexes: byte by byte, and a name before its continuation. */
export const compareNames = (
  a: { readonly names: NameIndex; readonly dictionary: Dictionary },
  aDocument: number,
  b: { readonly names: NameIndex; readonly dictionary: Dictionary },
  bDocument: number,
): number => {
  const aEnd = a.names.starts[aDocument + 1] as number;
  const bEnd = b.names.starts[bDocument + 1] as number;
  let i = a.names.starts[aDocument] as number;
  let j = b.names.starts[bDocument] as number;
  for (; i < aEnd && j < bEnd; i++, j++) {
    const order = compareWords(a.dictionary, a.names.words[i] as number, b.dictionary, b.names.words[j] as number);
    if (order !== 0) return order;
  }
  return aEnd - i - (bEnd - j);
};

/** The first place in the order whose name is not before the given words. */
const lowerBound = (names: NameIndex, words: readonly number[]): number => {
  let low = 0;
  let high = names.order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(names, names.order[middle] as number, words)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isBefore = (names: NameIndex, document: number, words: readonly number[]): boolean => {
  const from = names.starts[document] as number;
  const length = (names.starts[document + 1] as number) - from;
  for (let i = 0; i < words.length; i++) {
    if (i === length) return true;
    const word = names.words[from + i] as number;
    if (word !== words[i]) return word < (words[i] as number);
  }
  return false;
};

const NOTHING: WordRange = { from: 0, to: 0 };

/** Ranges in the order of names: names that equal the words, and names that start with them (the former included). */
export const namesLike = (
  names: NameIndex,
  dictionary: Dictionary,
  words: readonly string[],
): { same: WordRange; starting: WordRange } => {
  const last = words.at(-1);
  if (last === undefined) return { same: NOTHING, starting: NOTHING };
  const before = words.slice(0, -1).map((word) => findWord(dictionary, encodeWord(word)));
  if (before.includes(-1)) return { same: NOTHING, starting: NOTHING };
  const range = wordsStarting(dictionary, encodeWord(last));
  const starting = { from: lowerBound(names, [...before, range.from]), to: lowerBound(names, [...before, range.to]) };
  const exact = findWord(dictionary, encodeWord(last));
  if (exact === -1) return { same: NOTHING, starting };
  // A longer name has another word after these, and word numbers start at 0.
  const same = { from: lowerBound(names, [...before, exact]), to: lowerBound(names, [...before, exact, 0]) };
  return { same, starting };
};
