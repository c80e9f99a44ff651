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
const SLOW = 255;

const FIRST = new Uint8Array(LIMIT);
const SECOND = new Uint8Array(LIMIT);

for (let code = 0; code < LIMIT; code++) {
  const folded = fold(`x${String.fromCharCode(code)}x`).slice(1, -1);
  if (folded === ' ') FIRST[code] = SPACE;
  else if (/^[a-z0-9][b-df-np-tv-z0-9]?$/.test(folded)) {
    FIRST[code] = folded.charCodeAt(0);
    if (folded.length === 2) SECOND[code] = folded.charCodeAt(1);
  } else FIRST[code] = SLOW;
}

/** A table of yes and no by letter. */
const isOneOf = (letters: string): Uint8Array => {
  const table = new Uint8Array(128);
  for (const letter of letters) table[letter.charCodeAt(0)] = 1;
  return table;
};

/** The two sides of fold's rule for spelt-out umlauts. */
const TAKES_UMLAUT = isOneOf('aou');
const BLOCKS_UMLAUT = isOneOf('aeiouyq');
const E = 101;

/** Longer texts take the plain way, so that a word always fits the buffer (a letter may become two). */
const MAX_LENGTH = 4096;
const buffer = new Uint8Array(MAX_LENGTH * 2);

const codes = new Uint16Array(MAX_LENGTH);

/** Copies the text's letters to `codes`, so that a string is read only once; false if it must take the plain way. */
const readCodes = (text: string): boolean => {
  if (text.length > MAX_LENGTH) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= LIMIT || FIRST[code] === SLOW) return false;
    codes[i] = code;
  }
  return true;
};

/** Adds the numbers of the text's words to `words`, in order. */
export const internWords = (text: string, table: WordTable, words: Uint32List): void => {
  if (!readCodes(text)) {
    for (const word of foldWords(text)) words.push(table.internText(word));
    return;
  }
  let length = 0;
  let hash = HASH_START;
  let previous = SPACE;
  let isUmlautOpen = false;
  const end = text.length;
  for (let i = 0; i < end; i++) {
    const code = codes[i] as number;
    const letter = FIRST[code] as number;
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
      isUmlautOpen = TAKES_UMLAUT[letter] === 1 && BLOCKS_UMLAUT[previous] === 0;
    }
    previous = letter;
    const second = SECOND[code] as number;
    if (second !== 0) {
      buffer[length++] = second;
      hash = hashByte(hash, second);
      previous = second;
      isUmlautOpen = false;
    }
  }
  if (length > 0) words.push(table.intern(buffer, length, hash));
};
