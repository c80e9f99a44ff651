import { addList, type Bitmap, countCommon, hasBit, nextBit, removeAll } from '@firmament/memory/bitmap';
import { type Checkpoint, checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import { foldWords } from '@firmament/text/fold';
import { addLabelsContaining, addLabelsStarting, type ChoiceColumn, findLabel } from '../columns/choices.ts';
import { columnOf } from '../index/segment.ts';
import type { View, ViewPart } from '../index/view.ts';
import type { Columns, ColumnsOfKind, FacetValue } from '../schema.ts';
import { wordAt, wordCount } from '../text/dictionary.ts';
import { namesLike } from '../text/names.ts';
import { countOf, storedBits } from '../text/postings.ts';
import { compareLabels } from './facets.ts';
import { addKeyword } from './filter.ts';
import { readTiers } from './page.ts';
import { rankStarts, type Spellings } from './ranking.ts';

const DEFAULT_LIMIT = 10;

type SuggestOptions = Stoppable & { readonly limit?: number };

type SuggestNamesOptions = SuggestOptions & { readonly spellings?: readonly string[] | undefined };

/** Ids for what has been typed so far: names that start with it, then those in which every word starts a word. */
export const suggestNames = <C extends Columns>(
  view: View<C>,
  text: string,
  options: SuggestNamesOptions = {},
): number[] => {
  const checkpoint = checkpointOf(options);
  const words = foldWords(text);
  if (words.length === 0) return [];
  const spellings: Spellings = [words, ...(options.spellings ?? []).map(foldWords)];
  const ranked = view.parts.map(({ segment, deleted }) => {
    const hits = scratch.take(segment.size);
    addKeyword(segment, words, 'start', hits, checkpoint);
    if (deleted !== undefined) removeAll(hits, deleted);
    return { segment, hits, tiers: rankStarts(segment, spellings, hits) };
  });
  const ids = readTiers(ranked, 0, options.limit ?? DEFAULT_LIMIT);
  for (const { hits } of ranked) scratch.give(hits);
  return ids;
};

/** Whether the name of any document starts with one of the texts. */
export const isNameStart = <C extends Columns>(view: View<C>, texts: readonly string[]): boolean =>
  view.parts.some(({ segment: { names, keyword }, deleted }) =>
    texts.some((text) => {
      const { starting } = namesLike(names, keyword.dictionary, foldWords(text));
      for (let place = starting.from; place < starting.to; place++) {
        if (deleted === undefined || !hasBit(deleted, names.order[place] as number)) return true;
      }
      return false;
    }),
  );

/**
 * Labels of a choice column for what has been typed so far, with the number of documents: those that start with it, then
 * those in which every word starts a word, then those that contain every word; the most frequent first.
 */
export const suggestLabels = <C extends Columns>(
  view: View<C>,
  column: ColumnsOfKind<C, 'choice'>,
  text: string,
  options: SuggestOptions = {},
): FacetValue[] => {
  const checkpoint = checkpointOf(options);
  const limit = options.limit ?? DEFAULT_LIMIT;
  const words = foldWords(text);
  if (words.length === 0 || limit <= 0) return [];
  const tierOf = new Map<string, number>();
  for (const { segment } of view.parts) {
    const choice = columnOf(segment.choices, column, 'choice');
    for (const [label, tier] of likelyLabels(choice, words, limit * SPARE, checkpoint)) tierOf.set(label, tier);
  }
  return Array.from(tierOf, ([value, tier]) => ({ value, tier, count: countLive(view.parts, column, value) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.tier - b.tier || b.count - a.count || compareLabels(a.value, b.value))
    .slice(0, limit)
    .map(({ value, count }) => ({ value, count }));
};

/** Candidates per wanted label: deleted documents and other parts may still change their order. */
const SPARE = 4;

/** The most frequent labels of each tier in one segment. */
const likelyLabels = (
  column: ChoiceColumn,
  words: readonly string[],
  limit: number,
  checkpoint: Checkpoint,
): [string, number][] => {
  const count = wordCount(column.labels);
  const named = scratch.take(count);
  const { starting } = namesLike(column.names, column.words.dictionary, words);
  addList(named, column.names.order, starting.from, starting.to);
  const started = scratch.take(count);
  addLabelsStarting(column, words, started);
  const containing = scratch.take(count);
  addLabelsContaining(column, words, containing, checkpoint);
  removeAll(containing, started);
  removeAll(started, named);
  const labels = [named, started, containing].flatMap((set, tier) =>
    mostFrequent(column, set, limit).map((label): [string, number] => [wordAt(column.labels, label), tier]),
  );
  for (const set of [named, started, containing]) scratch.give(set);
  return labels;
};

const mostFrequent = (column: ChoiceColumn, labels: Bitmap, limit: number): number[] => {
  const best: { label: number; count: number }[] = [];
  for (let label = nextBit(labels, 0); label !== -1; label = nextBit(labels, label + 1)) {
    const count = countOf(column.postings, label);
    if (best.length === limit && (best.at(-1)?.count ?? 0) >= count) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.count ?? 0) < count) at--;
    best.splice(at, 0, { label, count });
    if (best.length > limit) best.pop();
  }
  return best.map(({ label }) => label);
};

const countLive = (parts: readonly ViewPart[], name: string, value: string): number =>
  parts.reduce((sum, { segment, deleted }) => {
    const column = columnOf(segment.choices, name, 'choice');
    const label = findLabel(column, value);
    if (label === -1) return sum;
    return sum + countOf(column.postings, label) - (deleted === undefined ? 0 : countGone(column, label, deleted));
  }, 0);

const countGone = ({ postings }: ChoiceColumn, label: number, deleted: Bitmap): number => {
  const bits = storedBits(postings, label);
  if (bits !== undefined) return countCommon(bits, deleted);
  let gone = 0;
  const end = postings.starts[label + 1] as number;
  for (let i = postings.starts[label] as number; i < end; i++)
    if (hasBit(deleted, postings.documents[i] as number)) gone++;
  return gone;
};
