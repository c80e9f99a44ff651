import { ByteList, sharedUint32, shareUint32 } from '@firmament/memory/arrays';
import { addAll, type Bitmap, bitmapLength, countBits, nextBit } from '@firmament/memory/bitmap';
import { type Dictionary, type WordRange, wordCount } from './dictionary.ts';
import { addKey, type Postings } from './postings.ts';
import { SORTED_BYTES, type SuffixTable } from './suffixes.ts';

/**
 * Precomputed answers for pieces that occur in, or start, very many words: "er" is in every third one, and joining the
 * lists of 300,000 words takes tens of milliseconds. Entries that begin alike are adjacent, so a piece is a run of
 * entries, and its answer is found by the run.
 */
export type ReadyAnswers = {
  /** Runs, sorted by where they start. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Where the answer begins in `lists`; from DENSE on, which of the sets in `bits` it is. */
  readonly places: Uint32Array;
  /** Distances from one document to the next, seven bits to a byte, the lowest first; each list ends with a 0. */
  readonly lists: Uint8Array;
  readonly bits: Uint32Array;
};

const DENSE = 0x80000000;

/** What joining costs, in nanoseconds: reaching a word's list (two cache misses), and each document in it. */
const COST_PER_WORD = 100;
const COST_PER_DOCUMENT = 2.5;
const COST_PER_32_BITS = 2;
/** An answer that would cost more than this is kept ready. */
const MAX_COST = 500_000;

/** Where pieces begin: entries in the order of the bytes there, as in a suffix table. */
type Beginnings = Pick<SuffixTable, 'entries' | 'offsetBits'>;

/** For pieces at the start of words the beginnings are the words themselves. */
export const wordBeginnings = (dictionary: Dictionary): Beginnings => {
  const entries = new Uint32Array(wordCount(dictionary));
  for (let word = 0; word < entries.length; word++) entries[word] = word;
  return { entries, offsetBits: 0 };
};

export const buildReadyAnswers = (
  dictionary: Dictionary,
  beginnings: Beginnings,
  postings: Postings,
  size: number,
): ReadyAnswers => {
  const ready: { run: WordRange; place: number }[] = [];
  const lists = new ByteList();
  const dense: Bitmap[] = [];
  // Runs come in the order in which they end: inner runs come before the outer one, whose answer includes theirs.
  const inner: { run: WordRange; answer: Bitmap }[] = [];
  for (const run of expensiveRuns(dictionary, beginnings, postings, size)) {
    const answer = new Uint32Array(bitmapLength(size));
    let to = run.to;
    for (let last = inner.at(-1); last !== undefined && last.run.from >= run.from; last = inner.at(-1)) {
      addBeginnings(beginnings, postings, { from: last.run.to, to }, answer);
      addAll(answer, last.answer);
      to = last.run.from;
      inner.pop();
    }
    addBeginnings(beginnings, postings, { from: run.from, to }, answer);
    inner.push({ run, answer });
    // A list takes at least a byte per document, but is slower to add: it must be much smaller to be worth it.
    if (countBits(answer) * 16 < size) {
      ready.push({ run, place: lists.length });
      writeList(answer, lists);
    } else ready.push({ run, place: DENSE + dense.push(answer) - 1 });
  }
  ready.sort((a, b) => a.run.from - b.run.from);
  const bits = sharedUint32(dense.length * bitmapLength(size));
  dense.forEach((answer, n) => {
    bits.set(answer, n * answer.length);
  });
  return {
    starts: shareUint32(Uint32Array.from(ready, ({ run }) => run.from)),
    ends: shareUint32(Uint32Array.from(ready, ({ run }) => run.to)),
    places: shareUint32(Uint32Array.from(ready, ({ place }) => place)),
    lists: lists.share(),
    bits,
  };
};

const addBeginnings = (beginnings: Beginnings, postings: Postings, run: WordRange, bits: Bitmap): void => {
  for (let i = run.from; i < run.to; i++) {
    addKey(postings, (beginnings.entries[i] as number) >>> beginnings.offsetBits, bits);
  }
};

const writeList = (answer: Bitmap, lists: ByteList): void => {
  let previous = -1;
  for (let document = nextBit(answer, 0); document !== -1; document = nextBit(answer, document + 1)) {
    let distance = document - previous;
    for (; distance > 127; distance >>>= 7) lists.push(128 | (distance & 127));
    lists.push(distance);
    previous = document;
  }
  lists.push(0);
};

/** Walks the entries once. Where one no longer begins like the one before, the runs of all longer pieces end. */
const expensiveRuns = (
  { bytes, starts }: Dictionary,
  { entries, offsetBits }: Beginnings,
  postings: Postings,
  size: number,
): WordRange[] => {
  const offsetMask = 2 ** offsetBits - 1;
  const runs: WordRange[] = [];
  const startOfRun = new Uint32Array(SORTED_BYTES + 1);
  const costBeforeRun = new Float64Array(SORTED_BYTES + 1);
  let cost = 0;
  let previousFrom = 0;
  let previousLength = 0;
  for (let i = 0; i <= entries.length; i++) {
    const entry = entries[i] ?? 0;
    const word = entry >>> offsetBits;
    const from = (starts[word] as number) + (entry & offsetMask);
    const length = i === entries.length ? 0 : Math.min(SORTED_BYTES, (starts[word + 1] as number) - from);
    let common = 0;
    while (common < length && common < previousLength && bytes[from + common] === bytes[previousFrom + common])
      common++;
    for (let depth = previousLength; depth > common; depth--) {
      const first = startOfRun[depth] as number;
      const last = runs.at(-1);
      const isKnown = last !== undefined && last.from === first && last.to === i;
      if (!isKnown && cost - (costBeforeRun[depth] as number) > MAX_COST) runs.push({ from: first, to: i });
    }
    for (let depth = common + 1; depth <= length; depth++) {
      startOfRun[depth] = i;
      costBeforeRun[depth] = cost;
    }
    if (length === 0) continue;
    previousFrom = from;
    previousLength = length;
    const listed = (postings.starts[word + 1] as number) - (postings.starts[word] as number);
    cost += COST_PER_WORD + (listed > 0 ? COST_PER_DOCUMENT * listed : COST_PER_32_BITS * bitmapLength(size));
  }
  return runs;
};

/** Adds the answer for a run of entries if it is kept ready, and returns whether it was. */
export const addReady = (answers: ReadyAnswers, run: WordRange, bits: Bitmap): boolean => {
  const { starts, ends, places } = answers;
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) < run.from) low = middle + 1;
    else high = middle;
  }
  for (let index = low; starts[index] === run.from; index++) {
    if (ends[index] !== run.to) continue;
    const place = places[index] as number;
    if (place < DENSE) addDistances(answers.lists, place, bits);
    else {
      const from = (place - DENSE) * bits.length;
      addAll(bits, answers.bits.subarray(from, from + bits.length));
    }
    return true;
  }
  return false;
};

const addDistances = (lists: Uint8Array, place: number, bits: Bitmap): void => {
  let document = -1;
  for (let i = place; ; i++) {
    let distance = lists[i] as number;
    if (distance === 0) return;
    if (distance > 127) {
      distance &= 127;
      for (let shift = 7; ; shift += 7) {
        const next = lists[++i] as number;
        distance |= (next & 127) << shift;
        if (next < 128) break;
      }
    }
    document += distance;
    bits[document >>> 5] = (bits[document >>> 5] as number) | (1 << (document & 31));
  }
};
