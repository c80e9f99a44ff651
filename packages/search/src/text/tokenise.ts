import type { Uint32List } from '@firmament/memory/arrays';
import { fold, foldWords } from '@firmament/text/fold';
import { decodeText, type Text } from '@firmament/text/utf8';
import { HASH_START, hashByte, type WordTable } from './word-table.ts';

/**
 * Cuts a text into the words that `foldWords` gives, straight into a word table. At two million documents, folding with
 * regular expressions takes longer than everything else, and so do strings. So bytes go through a table of letters up
 * to Latin Extended-A, which is built with `fold`; a text with any other letter goes through `foldWords`.
 */

const LIMIT = 0x180;
/** Letters of two bytes are below LIMIT if their first byte is at most this; no letter begins with 0x80 to 0xc1. */
const LAST_LEAD = 0xc5;
const SPACE = 32;
const E = 101;

/** The two sides of fold's rule for spelt-out umlauts. */
const TAKES_UMLAUT = /[aou]/;
const BLOCKS_UMLAUT = /[aeiouyq]/;

/** The folded form of a letter in one number: one or two letters of seven bits, and their effect on a following e. */
const SECOND_SHIFT = 8;
const LETTER_BITS = 0x7f;
const TAKES = 1 << 16;
const BLOCKS = 1 << 17;
/** The letter sends the whole text through `foldWords`. */
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

/** Longer texts go through `foldWords`, so that a word always fits the buffer (a byte becomes at most two letters). */
const MAX_LENGTH = 8192;
const WORD = new Uint8Array(MAX_LENGTH * 2);

const ENCODER = new TextEncoder();
const ENCODED = new Uint8Array(MAX_LENGTH);

/** Adds the numbers of the text's words to `words`, in order. */
export const internWords = (text: Text, table: WordTable, words: Uint32List): void => {
  const before = words.length;
  if (typeof text === 'string') {
    const isShort = text.length * 3 <= MAX_LENGTH;
    if (isShort && readBytes(ENCODED, 0, ENCODER.encodeInto(text, ENCODED).written, table, words)) return;
  } else if (text.to - text.from <= MAX_LENGTH && readBytes(text.bytes, text.from, text.to, table, words)) return;
  // Words read before an unknown letter are words of the text too: the table has nothing that it should not have.
  words.length = before;
  for (const word of foldWords(decodeText(text))) words.push(table.internText(word));
};

/** Returns false at a letter that the table of letters does not cover. */
const readBytes = (bytes: Uint8Array, from: number, to: number, table: WordTable, words: Uint32List): boolean => {
  // Local names, because module variables are looked up anew at every use.
  const letters = LETTERS;
  const buffer = WORD;
  let length = 0;
  let hash = HASH_START;
  let previous = SPACE;
  let isUmlautOpen = false;
  for (let i = from; i < to; i++) {
    let code = bytes[i] as number;
    if (code > 0x7f) {
      if (code > LAST_LEAD) return false;
      code = ((code & 0x1f) << 6) | ((bytes[++i] as number) & 0x3f);
    }
    const bits = letters[code] as number;
    const letter = bits & LETTER_BITS;
    if (letter === SPACE) {
      if (length > 0) words.push(table.intern(buffer, 0, length, hash));
      length = 0;
      hash = HASH_START;
      previous = SPACE;
      isUmlautOpen = false;
      continue;
    }
    if (bits >= SLOW) return false;
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
  if (length > 0) words.push(table.intern(buffer, 0, length, hash));
  return true;
};
