import { foldPersonName, formerSurnameOf } from '@firmament/text/person-name';
import { PARTICLES } from './particles.ts';

/** Separates entries for certain; a comma may also stand inside a name, surname first. */
const BETWEEN_ENTRIES = /[;\n]/;
const INSIDE = /,|\s(?:und|and|sowie|et)\s/i;

/** Words of a folded name, however umlauts were spelt. */
const wordsOf = (folded: string): string[] =>
  folded
    .replace(/([aou])e/g, '$1')
    .split(' ')
    .filter((word) => /^\p{L}+$/u.test(word) && !PARTICLES.has(word));

const wordsIn = (text: string): string[] => wordsOf(`${foldPersonName(text)} ${formerSurnameOf(text) ?? ''}`);

/** The same word, or its first letter. */
const isWord = (word: string, other: string): boolean =>
  word === other || (Math.min(word.length, other.length) === 1 && word[0] === other[0]);

const holds = (words: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && others.every((other) => words.some((word) => isWord(word, other)));

/** Whether an entry may mean this person, in doubt too: either may leave out what the other has, except for one word. */
const names = (entry: string, name: readonly string[]): boolean => {
  const words = wordsIn(entry);
  return holds(words, name) || (words.length > 1 && holds(name, words));
};

/** An entry without those who are named in it; empty if nobody else is left for certain. */
const withoutIn = (entry: string, all: readonly string[][]): string => {
  const isNamed = (text: string) => all.some((name) => names(text, name));
  const parts = entry.split(INSIDE).map((part) => part.trim());
  const others = parts.filter((part) => !isNamed(part));
  // Given name and surname may stand in two parts: which of the others belong together is not clear.
  const isTorn = others.some((part, at) => {
    const before = others[at - 1];
    const hasHalf = before !== undefined && (wordsIn(before).length < 2 || wordsIn(part).length < 2);
    return hasHalf && isNamed(`${before} ${part}`);
  });
  if (isTorn) return '';
  return others.length < parts.length ? others.join(', ') : entry.trim();
};

/**
 * A line of names, such as `Katharina Leitner 74 %, Thomas Brandstätter 26 %`, without those who objected; empty if
 * nobody else is left. Names are given in their comparison form. What may be a name of theirs goes, in doubt more than
 * that: nobody can look at every line.
 */
export const withoutNames = (line: string | null, folded: readonly string[]): string | null => {
  const all = folded.map(wordsOf).filter(({ length }) => length > 0);
  if (line === null || all.length === 0) return line;
  const entries = line.split(BETWEEN_ENTRIES);
  const others = entries.map((entry) => withoutIn(entry, all));
  if (entries.every((entry, at) => entry.trim() === others[at])) return line;
  return others.filter((entry) => entry !== '').join('; ') || null;
};
