import { sharedUint32, shareUint32 } from '@firmament/memory/arrays';
import { addAll, addList, type Bitmap, bitmapLength } from '@firmament/memory/bitmap';
import { groupStarts, groupValues, isAscending } from '@firmament/memory/radix';

/**
 * For each key (a word, a label) the documents that have it. Rare keys have a sorted list; a key that more than one
 * document in 32 has would take more room as a list than as bits, and gets bits.
 */
export type Postings = {
  /** The list of key n lies in `documents` from starts[n] to starts[n + 1]; empty for a key that has bits. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** Keys with bits, ascending; how many documents each has; their bits one after the other. */
  readonly frequentKeys: Uint32Array;
  readonly frequentCounts: Uint32Array;
  readonly frequentBits: Uint32Array;
};

const isFrequent = (count: number, size: number): boolean => count * 32 > size;

/**
 * `keys[i]` occurs in the document that arrived as number `documents[i]`; in any order, repetitions allowed. `arrivals`
 * lists the documents by their place.
 */
export const buildPostings = (
  keys: Uint32Array,
  documents: Uint32Array,
  keyCount: number,
  arrivals: Uint32Array,
): Postings => {
  const size = arrivals.length;
  const byPlace = inOrderOfPlaces(keys, documents, arrivals);
  const { starts, values } = groupValues(byPlace.keys, byPlace.places, keyCount);
  const frequent: { key: number; list: Uint32Array }[] = [];
  const listStarts = sharedUint32(keyCount + 1);
  let at = 0;
  for (let key = 0; key < keyCount; key++) {
    const first = at;
    const end = starts[key + 1] as number;
    for (let i = starts[key] as number; i < end; i++) {
      const document = values[i] as number;
      if (at === first || values[at - 1] !== document) values[at++] = document;
    }
    if (isFrequent(at - first, size)) {
      frequent.push({ key, list: values.slice(first, at) });
      at = first;
    }
    listStarts[key + 1] = at;
  }
  return { starts: listStarts, documents: shareUint32(values.subarray(0, at)), ...frequentArrays(frequent, size) };
};

/** Groups by document, then walks the places: this reads and writes in runs, where sorting would jump for every key. */
const inOrderOfPlaces = (
  keys: Uint32Array,
  documents: Uint32Array,
  arrivals: Uint32Array,
): { keys: Uint32Array; places: Uint32Array } => {
  const size = arrivals.length;
  const grouped = isAscending(documents)
    ? { starts: groupStarts(documents, size), values: keys }
    : groupValues(documents, keys, size);
  const { starts, values } = grouped;
  const sortedKeys = new Uint32Array(keys.length);
  const places = new Uint32Array(keys.length);
  let at = 0;
  for (let place = 0; place < size; place++) {
    const document = arrivals[place] as number;
    const end = starts[document + 1] as number;
    for (let i = starts[document] as number; i < end; i++) {
      sortedKeys[at] = values[i] as number;
      places[at++] = place;
    }
  }
  return { keys: sortedKeys, places };
};

const frequentArrays = (frequent: readonly { key: number; list: Uint32Array }[], size: number) => {
  const length = bitmapLength(size);
  const frequentKeys = sharedUint32(frequent.length);
  const frequentCounts = sharedUint32(frequent.length);
  const frequentBits = sharedUint32(frequent.length * length);
  frequent.forEach(({ key, list }, index) => {
    frequentKeys[index] = key;
    frequentCounts[index] = list.length;
    addList(frequentBits.subarray(index * length, (index + 1) * length), list, 0, list.length);
  });
  return { frequentKeys, frequentCounts, frequentBits };
};

const firstFrequentFrom = (postings: Postings, key: number): number => {
  let low = 0;
  let high = postings.frequentKeys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings.frequentKeys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const frequentIndex = (postings: Postings, key: number): number => {
  const index = firstFrequentFrom(postings, key);
  return postings.frequentKeys[index] === key ? index : -1;
};

const bitsAt = (postings: Postings, index: number): Bitmap => {
  const length = postings.frequentBits.length / postings.frequentKeys.length;
  return postings.frequentBits.subarray(index * length, (index + 1) * length);
};

/** The bits of a key if it has some. Not a copy, so do not write to it. */
export const storedBits = (postings: Postings, key: number): Bitmap | undefined => {
  const index = frequentIndex(postings, key);
  return index === -1 ? undefined : bitsAt(postings, index);
};

export const countOf = (postings: Postings, key: number): number => {
  const listed = (postings.starts[key + 1] as number) - (postings.starts[key] as number);
  if (listed > 0) return listed;
  const index = frequentIndex(postings, key);
  return index === -1 ? 0 : (postings.frequentCounts[index] as number);
};

/** The first document, which is the most prominent one; -1 if the key has none. */
export const firstOf = (postings: Postings, key: number): number => {
  const start = postings.starts[key] as number;
  if ((postings.starts[key + 1] as number) > start) return postings.documents[start] as number;
  const bits = storedBits(postings, key);
  if (bits === undefined) return -1;
  const word = bits.findIndex((value) => value !== 0);
  return word === -1 ? -1 : word * 32 + (31 - Math.clz32((bits[word] as number) & -(bits[word] as number)));
};

export const addKey = (postings: Postings, key: number, bits: Bitmap): void => {
  const from = postings.starts[key] as number;
  const to = postings.starts[key + 1] as number;
  if (to > from) {
    addList(bits, postings.documents, from, to);
    return;
  }
  const stored = storedBits(postings, key);
  if (stored !== undefined) addAll(bits, stored);
};

/** Neighbouring keys have neighbouring lists, so a range is one run through memory. */
export const addKeyRange = (postings: Postings, from: number, to: number, bits: Bitmap): void => {
  if (from >= to) return;
  addList(bits, postings.documents, postings.starts[from] as number, postings.starts[to] as number);
  for (let index = firstFrequentFrom(postings, from); index < postings.frequentKeys.length; index++) {
    if ((postings.frequentKeys[index] as number) >= to) break;
    addAll(bits, bitsAt(postings, index));
  }
};

/** Calls back for every document of every key, to build another segment from this one. */
export const forEachPosting = (postings: Postings, visit: (key: number, document: number) => void): void => {
  const keyCount = postings.starts.length - 1;
  for (let key = 0; key < keyCount; key++) {
    const end = postings.starts[key + 1] as number;
    for (let i = postings.starts[key] as number; i < end; i++) visit(key, postings.documents[i] as number);
  }
  for (let index = 0; index < postings.frequentKeys.length; index++) {
    const key = postings.frequentKeys[index] as number;
    const bits = bitsAt(postings, index);
    for (let i = 0; i < bits.length; i++) {
      let word = bits[i] as number;
      while (word !== 0) {
        const lowest = word & -word;
        visit(key, (i << 5) + (31 - Math.clz32(lowest)));
        word ^= lowest;
      }
    }
  }
};
