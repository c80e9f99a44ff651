/**
 * The one spelling under which text is compared: lower case, no accents, ß as ss, and ä, ae, a alike (so that müller,
 * mueller and muller match). Names, queries, places and match keys all go through here; fold both sides or neither.
 */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** "ae" is a spelt-out umlaut except after a vowel or q: Bauer, neue and Quelle keep their e. */
const SPELT_UMLAUT = /(?<![aeiouyq])([aou])e+/g;

/** Texts that need no folding beyond lower case, as half of all names do not. */
const PLAIN_WORDS = /^[a-z\d]+(?: [a-z\d]+)* *$/;
const MAYBE_UMLAUT = /[aou]e/;

/** Folds letters and digits; every run of anything else becomes one space. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  if (PLAIN_WORDS.test(lower) && !MAYBE_UMLAUT.test(lower)) return lower.trimEnd();
  return foldLatin(text) ?? withoutAccents(lower).replace(SPELT_UMLAUT, '$1').trim();
};

const withoutAccents = (lower: string): string =>
  lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Letters below this fold one by one, independent of their neighbours; nearly every name consists of them. */
const END_OF_LATIN = 0x180;

/** The folded form of each of them. */
const LATIN = Array.from({ length: END_OF_LATIN }, (_, code) =>
  withoutAccents(String.fromCharCode(code).toLowerCase()),
);

const SPACE = 32;
const [A, E, I, O, U, Y, Q] = [...'aeiouyq'].map((letter) => letter.charCodeAt(0));

const mayBeUmlaut = (code: number): boolean => code === A || code === O || code === U;
const forbidsUmlaut = (code: number): boolean =>
  mayBeUmlaut(code) || code === E || code === I || code === Y || code === Q;

/** Longer texts go through the regular expressions. */
const LONGEST = 512;

/** The same as the expressions above in one pass; undefined if the text has other letters. */
const foldLatin = (text: string): string | undefined => {
  if (text.length > LONGEST) return undefined;
  const folded: number[] = [];
  let previous = SPACE;
  let isSpeltUmlaut = false;
  for (let i = 0; i < text.length; i++) {
    const letters = LATIN[text.charCodeAt(i)];
    if (letters === undefined) return undefined;
    for (let n = 0; n < letters.length; n++) {
      const code = letters.charCodeAt(n);
      const isDropped = code === E ? isSpeltUmlaut : code === SPACE && previous === SPACE;
      if (!isDropped) folded.push(code);
      isSpeltUmlaut = code === E ? isSpeltUmlaut : mayBeUmlaut(code) && !forbidsUmlaut(previous);
      previous = code;
    }
  }
  if (previous === SPACE) folded.pop();
  return String.fromCharCode(...folded);
};

/** The folded words of a text, in order. */
export const foldWords = (text: string): string[] => {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
};
