/**
 * The one spelling under which text is compared: lower case, no accents, ß as ss, and ä, ae, a alike (so that müller,
 * mueller and muller meet). Names, queries, places and match keys all go through here; fold both sides or neither.
 */

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** "ae" is a spelt-out umlaut except after a vowel or q: Bauer, neue and Quelle keep their e. */
const SPELT_UMLAUT = /(?<![aeiouyq])([aou])e+/g;

const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
};

/** Folds letters and digits; every run of anything else becomes one space. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  const spaced = isAscii(lower) ? lower.replace(/[^a-z0-9]+/g, ' ') : withoutAccents(lower);
  return spaced.replace(SPELT_UMLAUT, '$1').trim();
};

const withoutAccents = (lower: string): string =>
  lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The folded words of a text, in order. */
export const foldWords = (text: string): string[] => {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
};
