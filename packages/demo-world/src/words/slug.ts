import { codeAt } from '@firmament/search/text/letters';

const SPELT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

const FIRST_ACCENTED = 128;

/** A label of a domain name has at most 63 letters, and umlauts become two. */
const MOST_LETTERS = 40;

const isPlain = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

const endOfPlain = (text: string, from: number): number => {
  let end = from;
  while (end < text.length && isPlain(codeAt(text, end))) end++;
  return end;
};

const spelt = (letter: string): string =>
  codeAt(letter, 0) < FIRST_ACCENTED ? letter : (SPELT[letter] ?? letter.normalize('NFD').charAt(0));

/** Lower-case letters, digits and hyphens, as in a web address. Put together from runs: letter by letter is slow. */
export const slug = (text: string): string => {
  const lower = text.slice(0, MOST_LETTERS).toLowerCase();
  let result = '';
  let isGap = false;
  for (let at = 0; at < lower.length; ) {
    const end = endOfPlain(lower, at);
    const piece = end > at ? lower.slice(at, end) : spelt(lower.charAt(at));
    at = Math.max(end, at + 1);
    if (isPlain(codeAt(piece, 0))) {
      result += isGap && result !== '' ? `-${piece}` : piece;
      isGap = false;
    } else {
      isGap = true;
    }
  }
  return result;
};
