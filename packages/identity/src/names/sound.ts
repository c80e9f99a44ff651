/**
 * The Cologne code of a folded word: German spellings of one sound get the same digits. Registers misspell names by ear
 * (Maier, Meyer), so it finds candidates; it never proves anything.
 */
const VOWELS = /[aeiouyj]/;

const digitOf = (word: string, at: number): string => {
  const letter = word[at] ?? '';
  const next = word[at + 1] ?? '';
  const before = word[at - 1] ?? '';
  if (VOWELS.test(letter)) return '0';
  switch (letter) {
    case 'h':
      return '';
    case 'b':
      return '1';
    case 'p':
      return next === 'h' ? '3' : '1';
    case 'd':
    case 't':
      return /[csz]/.test(next) ? '8' : '2';
    case 'f':
    case 'v':
    case 'w':
      return '3';
    case 'g':
    case 'k':
    case 'q':
      return '4';
    case 'c':
      return digitOfC(at === 0, before, next);
    case 'x':
      return /[ckq]/.test(before) ? '8' : '48';
    case 'l':
      return '5';
    case 'm':
    case 'n':
      return '6';
    case 'r':
      return '7';
    case 's':
    case 'z':
      return '8';
    default:
      return '';
  }
};

const digitOfC = (isFirst: boolean, before: string, next: string): string => {
  if (isFirst) return /[ahkloqrux]/.test(next) ? '4' : '8';
  return /[sz]/.test(before) || !/[ahkoqux]/.test(next) ? '8' : '4';
};

export const soundOf = (word: string): string => {
  let digits = '';
  let last = '';
  for (let at = 0; at < word.length; at++) {
    for (const digit of digitOf(word, at)) {
      // Vowels count only at the beginning, but they part two equal sounds.
      if (digit !== last && (digit !== '0' || at === 0)) digits += digit;
      last = digit;
    }
  }
  return digits;
};
