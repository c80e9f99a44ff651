import type { Uint32List } from './arrays.ts';
import { fold, foldWords } from './fold.ts';
import { HASH_START, hashByte, type WordTable } from './word-table.ts';

/**
 * Cuts a text into the words that `foldWords` gives, straight into a word table. At two million documents folding with
 * regular expressions takes longer than everything else, so letters up to Latin Extended-A go through a table that is
 * itself made by `fold`; any other text takes the plain way.
 */

const LIMIT = 0x180;
const SPACE = 32;
const E = 101;

/** The two sides of fold's rule for spelt-out umlauts. */
const TAKES_UMLAUT = /[aou]/;
const BLOCKS_UMLAUT = /[aeiouyq]/;

/** What becomes of a letter, in one number: one or two letters of seven bits, and what they mean to an e that follows. */
const SECOND_SHIFT = 8;
const LETTER_BITS = 0x7f;
const TAKES = 1 << 16;
const BLOCKS = 1 << 17;
/** The letter takes the plain way, and the whole text with it. */
const SLOW = 1 << 18;

const bitsOf = (code: number): number => {
  const folded = fold(`x${String.fromCharCode(code)}x`).slice(1, -1);
  if (folded === ' ') return SPACE;
  if (!/^[a-z0-9][b-df-np-tv-z0-9]?$/.test(folded)) return SLOW;
  const [first = '', last = first] = folded;
  return (
    first.charCodeAt(0) |
    (folded.length === 2 ? last.charCodeAt(0) << SECOND_SHIFT : 0) |
    (TAKES_UMLAUT.test(first) ? TAKES : 0) |
    (BLOCKS_UMLAUT.test(last) ? BLOCKS : 0)
  );
};

const LETTERS = Uint32Array.from({ length: LIMIT }, (_, code) => bitsOf(code));

/** Longer texts take the plain way, so that a word always fits the buffer (a letter may become two). */
const MAX_LENGTH = 4096;
const BUFFER = new Uint8Array(MAX_LENGTH * 2);
const LINE = new Uint32Array(MAX_LENGTH);

/** Looks every letter of the text up, in `line`; false if the text must take the plain way. */
const readLetters = (text: string, line: Uint32Array): boolean => {
  if (text.length > MAX_LENGTH) return false;
  const letters = LETTERS;
  let all = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const letter = code < LIMIT ? (letters[code] as number) : SLOW;
    all |= letter;
    line[i] = letter;
  }
  return (all & SLOW) === 0;
};

/** Adds the numbers of the text's words to `words`, in order. */
export const internWords = (text: string, table: WordTable, words: Uint32List): void => {
  // By names of its own: what a module holds is looked up anew at every use.
  const line = LINE;
  const buffer = BUFFER;
  if (!readLetters(text, line)) {
    for (const word of foldWords(text)) words.push(table.internText(word));
    return;
  }
  let length = 0;
  let hash = HASH_START;
  let previous = SPACE;
  let isUmlautOpen = false;
  const end = text.length;
  for (let i = 0; i < end; i++) {
    const bits = line[i] as number;
    const letter = bits & LETTER_BITS;
    if (letter === SPACE) {
      if (length > 0) words.push(table.intern(buffer, length, hash));
      length = 0;
      hash = HASH_START;
      previous = SPACE;
      isUmlautOpen = false;
      continue;
    }
    if (letter !== E || !isUmlautOpen) {
      buffer[length++] = letter;
      hash = hashByte(hash, letter);
      isUmlautOpen = (bits & TAKES) !== 0 && (previous & BLOCKS) === 0;
    }
    previous = bits;
    const second = (bits >>> SECOND_SHIFT) & LETTER_BITS;
    if (second !== 0) {
      buffer[length++] = second;
      hash = hashByte(hash, second);
      isUmlautOpen = false;
    }
  }
  if (length > 0) words.push(table.intern(buffer, length, hash));
};
