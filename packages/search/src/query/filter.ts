import { addAll, addOnce, type Bitmap, fillBitmap, keepCommon, removeAll } from '@firmament/memory/bitmap';
import type { Checkpoint } from '@firmament/memory/checkpoint';
import { scratch } from '@firmament/memory/scratch';
import { foldWords } from '@firmament/text/fold';
import { addLabels, addLabelsContaining, type ChoiceColumn, findLabel } from '../columns/choices.ts';
import { addKeyed } from '../columns/keys.ts';
import { addBetween } from '../columns/numbers.ts';
import { addWithin } from '../columns/points.ts';
import { columnOf, type Segment } from '../index/segment.ts';
import type { Condition, Indicator } from '../schema.ts';
import { wordCount } from '../text/dictionary.ts';
import { addKey, addKeyRange, storedBits } from '../text/postings.ts';
import { addEveryWord, addInside, addStarting, type Reach } from '../text/text-index.ts';

/**
 * Narrows hits to the documents for which every indicator holds. If everything is a hit so far (`isAll`), `hits` need
 * not be filled: the first condition replaces it.
 */
export const applyIndicators = (
  segment: Segment,
  indicators: readonly Indicator[],
  hits: Bitmap,
  isAll: boolean,
  checkpoint: Checkpoint,
): void => {
  let isUntouched = isAll;
  const narrow = (matches: Bitmap): void => {
    if (isUntouched) hits.set(matches);
    else keepCommon(hits, matches);
    isUntouched = false;
  };
  for (const { operator, conditions } of indicators) APPLY[operator](segment, conditions, narrow, checkpoint);
  if (isUntouched) fillBitmap(hits, segment.size);
};

type Use = (matches: Bitmap) => void;
type Apply = (segment: Segment, conditions: readonly Condition[], narrow: Use, checkpoint: Checkpoint) => void;

const APPLY: Readonly<Record<Indicator['operator'], Apply>> = {
  must: (segment, conditions, narrow, checkpoint) => {
    for (const condition of conditions) withMatches(segment, condition, checkpoint, narrow);
  },
  atleast: (segment, conditions, narrow, checkpoint) => {
    const any = scratch.take(segment.size);
    for (const condition of conditions) {
      // Words can be added to a filled set. The other conditions gain nothing by that, and a range needs an empty set.
      if ('keyword' in condition || 'text' in condition) addMatches(segment, condition, any, checkpoint);
      else withMatches(segment, condition, checkpoint, (matches) => addAll(any, matches));
    }
    narrow(any);
    scratch.give(any);
  },
  exclusive: (segment, conditions, narrow, checkpoint) => {
    const once = scratch.take(segment.size);
    const twice = scratch.take(segment.size);
    for (const condition of conditions) {
      withMatches(segment, condition, checkpoint, (matches) => addOnce(once, twice, matches));
    }
    removeAll(once, twice);
    narrow(once);
    scratch.give(once);
    scratch.give(twice);
  },
};

/** Calls `use` with the documents for which a condition holds; the set is only lent. */
const withMatches = (segment: Segment, condition: Condition, checkpoint: Checkpoint, use: Use): void => {
  checkpoint();
  const stored = storedMatches(segment, condition);
  if (stored !== undefined) {
    use(stored);
    return;
  }
  const matches = scratch.take(segment.size);
  addMatches(segment, condition, matches, checkpoint);
  use(matches);
  scratch.give(matches);
};

/** The answer to a condition if the segment already stores it as bits. */
const storedMatches = (segment: Segment, condition: Condition): Bitmap | undefined => {
  if ('flag' in condition) {
    const column = columnOf(segment.flags, condition.flag, 'flag');
    return condition.is ? column.yes : column.no;
  }
  if ('choice' in condition && 'is' in condition && condition.is !== null) {
    const column = columnOf(segment.choices, condition.choice, 'choice');
    return storedBits(column.postings, findLabel(column, condition.is));
  }
  return undefined;
};

/** For words, `bits` may already have documents; for any other condition it must be empty. */
const addMatches = (segment: Segment, condition: Condition, bits: Bitmap, checkpoint: Checkpoint): void => {
  if ('keyword' in condition) addKeyword(segment, foldWords(condition.keyword), 'inside', bits, checkpoint);
  else if ('named' in condition) addNamed(segment, foldWords(condition.named), bits, checkpoint);
  else if ('text' in condition) addText(segment, condition.text, foldWords(condition.contains), bits, checkpoint);
  else if ('number' in condition) {
    addBetween(columnOf(segment.numbers, condition.number, 'number'), condition.min, condition.max, bits);
  } else if ('point' in condition) {
    addWithin(columnOf(segment.points, condition.point, 'point'), condition.within, bits);
  } else if ('choice' in condition) {
    const column = columnOf(segment.choices, condition.choice, 'choice');
    if ('isOneOf' in condition) for (const label of condition.isOneOf) addLabel(column, label, bits);
    else if (condition.is === null) addUnlabelled(column, segment.size, bits);
    else addLabel(column, condition.is, bits);
  } else if ('key' in condition) addKeyed(columnOf(segment.keys, condition.key, 'key'), condition.is, bits);
  else throw new TypeError(`This is no condition: ${JSON.stringify(condition)}`);
};

const addNamed = (segment: Segment, words: readonly string[], bits: Bitmap, checkpoint: Checkpoint): void =>
  addEveryWord(segment.size, words, bits, (word, target) => addInside(segment.keyword, word, target, checkpoint));

const addUnlabelled = (column: ChoiceColumn, size: number, bits: Bitmap): void => {
  const labelled = scratch.take(size);
  addKeyRange(column.postings, 0, wordCount(column.labels), labelled);
  fillBitmap(bits, size);
  removeAll(bits, labelled);
  scratch.give(labelled);
};

const addLabel = (column: ChoiceColumn, label: string, bits: Bitmap): void => {
  const found = findLabel(column, label);
  if (found !== -1) addKey(column.postings, found, bits);
};

const addText = (
  segment: Segment,
  name: string,
  words: readonly string[],
  bits: Bitmap,
  checkpoint: Checkpoint,
): void => {
  if (Object.hasOwn(segment.choices, name)) {
    addLabelled(segment, columnOf(segment.choices, name, 'choice'), words, bits, checkpoint);
    return;
  }
  const index = columnOf(segment.texts, name, 'text');
  addEveryWord(segment.size, words, bits, (word, target) => addInside(index, word, target, checkpoint));
};

/** Words in a label: first the labels that have them all, then the documents of those labels. */
const addLabelled = (
  segment: Segment,
  column: ChoiceColumn,
  words: readonly string[],
  bits: Bitmap,
  checkpoint: Checkpoint,
): void => {
  if (words.length === 0) {
    fillBitmap(bits, segment.size);
    return;
  }
  const labels = scratch.take(wordCount(column.labels));
  addLabelsContaining(column, words, labels, checkpoint);
  addLabels(column, labels, bits);
  scratch.give(labels);
};

/** Adds the documents in whose name, aliases or codes every word occurs, or (reach "start") starts a word. */
export const addKeyword = (
  segment: Segment,
  words: readonly string[],
  reach: Reach,
  bits: Bitmap,
  checkpoint: Checkpoint,
): void =>
  addEveryWord(segment.size, words, bits, (word, target) => {
    if (reach === 'inside') addInside(segment.keyword, word, target, checkpoint);
    else addStarting(segment.keyword, word, target);
    addStarting(segment.codes, word, target);
  });
