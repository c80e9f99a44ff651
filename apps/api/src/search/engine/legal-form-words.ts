import { decodeText, type Utf8 } from '@firmament/search/text/text';
import { WordTable } from '@firmament/search/text/word-table';

/** Longer words are names of forms, such as Stiftung; nobody adds those to a name that does not have them. */
const MAX_LENGTH = 5;

/**
 * The abbreviations in a legal form ("GmbH", "Co.", "KG"): whoever types "Nordlicht GmbH" is to find the company whose
 * register entry says "Nordlicht Gesellschaft m.b.H.". Only short words, because a keyword finds codes by their
 * beginning, and "sti" should not find every foundation.
 */
export const legalFormWords = (legalForm: string): string[] =>
  legalForm.split(/[\s()]+/).filter((word) => word.length <= MAX_LENGTH && /\p{L}/u.test(word));

/** Millions of companies have some dozen forms. */
const forms = new WordTable();
const found: Utf8[] = [];

/** The same as one text. */
export const abbreviations = (legalForm: Utf8): Utf8 => {
  const number = forms.internBytes(legalForm.bytes, legalForm.from, legalForm.to);
  let text = found[number];
  if (text === undefined) {
    const bytes = Buffer.from(legalFormWords(decodeText(legalForm)).join(' '));
    text = { bytes, from: 0, to: bytes.length };
    found[number] = text;
  }
  return text;
};
