import type { Language } from '@firmament/api-contract/language';
import { changeTexts, type Sheet } from './sheet.ts';

/**
 * Letters that our typeface lacks would print as boxes. Fonts that have them all weigh more than a hundred megabytes,
 * and pdfkit sets no line from right to left.
 */

/** Stands for a run of letters that cannot be printed. */
const LEFT_OUT = '[…]';

const NOTE: Record<Language, string> = {
  en: `${LEFT_OUT} stands for letters that this document’s typeface does not have. Firmament shows them on the screen.`,
  de: `${LEFT_OUT} steht für Schriftzeichen, die der Schrift dieses Dokuments fehlen. Am Bildschirm zeigt Firmament sie an.`,
};

type Letters = ReadonlySet<number>;

const hasAll = (letters: Letters, text: string): boolean =>
  [...text].every((letter) => letters.has(letter.codePointAt(0) ?? 0));

const MARK = /\p{M}/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** How a letter prints: as it is, in parts, not at all because nobody would see it, or `undefined` if it cannot. */
const printed = (letters: Letters, letter: string): string | undefined => {
  if (letter === '\n' || hasAll(letters, letter)) return letter;
  if (INVISIBLE.test(letter)) return '';
  // Some letters with accents are missing, though the letter and the accent are there.
  const parts = letter.normalize('NFD');
  return hasAll(letters, parts) ? parts : undefined;
};

/** Words of one line. */
const BLANKS = /^[^\S\n]*$/;

const printableText = (letters: Letters, text: string, onLeftOut: () => void): string => {
  if (hasAll(letters, text)) return text;
  let shown = '';
  /** What came since the last letter that was left out. */
  let since: string | undefined;
  for (const letter of text.normalize('NFC')) {
    const part = printed(letters, letter);
    if (part === undefined) {
      onLeftOut();
      // One mark stands for all words of a sentence.
      if (since === undefined || !BLANKS.test(since)) shown += (since ?? '') + LEFT_OUT;
      since = '';
    } else if (since === undefined) shown += part;
    // An accent has nothing to stand on where its letter is missing.
    else if (since !== '' || !MARK.test(letter)) since += part;
  }
  return shown + (since ?? '');
};

/** The sheet in letters that the typeface has; where some are left out, its last note says so. */
export const printableSheet = (sheet: Sheet, letters: Letters): Sheet => {
  let isWhole = true;
  const onLeftOut = (): void => {
    isWhole = false;
  };
  const shown = changeTexts(sheet, (text) => printableText(letters, text, onLeftOut));
  return isWhole ? shown : { ...shown, notes: [...shown.notes, NOTE[sheet.language]] };
};
