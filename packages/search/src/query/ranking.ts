import { addList, type Bitmap, type Occupied, type Survey, splitOff, surveyBits } from '@firmament/memory/bitmap';
import type { Checkpoint } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import type { Segment } from '../index/segment.ts';
import type { WordRange } from '../text/dictionary.ts';
import { namesLike } from '../text/names.ts';
import { addKeyword } from './filter.ts';

/** Hits of one segment that are equally good; within them the order of documents is the order of hits. */
export type Tier = { readonly bits: Bitmap; readonly count: number };

/** The words of a keyword, and of the other ways to write it. */
export type Spellings = readonly [words: readonly string[], ...others: (readonly string[])[]];

/**
 * Divides hits into tiers: the same name; a name that starts with the keyword; every word starts a word; the rest.
 * Yields one at a time, because a page is mostly full before the last. Uses up `hits`, which become the last tier; a
 * tier is only lent until the next one is requested.
 */
export function* rankHits(
  segment: Segment,
  spellings: Spellings,
  hits: Bitmap,
  { count, occupied }: Survey,
  checkpoint: Checkpoint,
): Generator<Tier, void> {
  const named = yield* splitByName(segment, spellings, hits, occupied);
  checkpoint();
  const everyWord = scratch.take(segment.size);
  addKeyword(segment, spellings[0], 'start', everyWord, checkpoint);
  const tier = splitSet(segment, everyWord, hits, occupied);
  scratch.give(everyWord);
  yield* lend(tier);
  yield { bits: hits, count: count - named - tier.count };
}

/** Takes the first two tiers out of the hits and returns how many they have. */
function* splitByName(
  segment: Segment,
  spellings: Spellings,
  hits: Bitmap,
  occupied: Occupied | undefined,
): Generator<Tier, number> {
  const likes = spellings.map((words) => namesLike(segment.names, segment.keyword.dictionary, words));
  const first = splitRanges(
    segment,
    likes.map(({ same }) => same),
    hits,
    occupied,
  );
  yield* lend(first);
  const second = splitRanges(
    segment,
    likes.map(({ starting }) => starting),
    hits,
    occupied,
  );
  yield* lend(second);
  return first.count + second.count;
}

function* lend(tier: Tier): Generator<Tier, void> {
  try {
    yield tier;
  } finally {
    scratch.give(tier.bits);
  }
}

/** Like rankHits, for hits in which every word is known to start a word. */
export function* rankStarts(segment: Segment, spellings: Spellings, hits: Bitmap): Generator<Tier, void> {
  const { count, occupied } = surveyBits(hits);
  const named = yield* splitByName(segment, spellings, hits, occupied);
  yield { bits: hits, count: count - named };
}

/** All hits as one tier, in the order of documents. */
export function* oneTier(hits: Bitmap, count: number): Generator<Tier, void> {
  yield { bits: hits, count };
}

const EMPTY: Bitmap = new Uint32Array(0);

const splitRanges = (
  segment: Segment,
  ranges: readonly WordRange[],
  hits: Bitmap,
  occupied: Occupied | undefined,
): Tier => {
  if (ranges.every(({ from, to }) => from === to)) return { bits: EMPTY, count: 0 };
  const named = scratch.take(segment.size);
  for (const { from, to } of ranges) addList(named, segment.names.order, from, to);
  const tier = splitSet(segment, named, hits, occupied);
  scratch.give(named);
  return tier;
};

const splitSet = (segment: Segment, set: Bitmap, hits: Bitmap, occupied: Occupied | undefined): Tier => {
  const bits = scratch.take(segment.size);
  return { bits, count: splitOff(hits, set, bits, occupied) };
};
