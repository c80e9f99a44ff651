import { WordTable } from '@firmament/search/text/word-table';
import { foldWords } from '@firmament/text/fold';
import { decodeText, type Utf8 } from '@firmament/text/utf8';
import { withShortForms } from './legal-form-spellings.ts';

/** Longer words name a form, such as Stiftung; people do not add those to a name that lacks them. */
const MAX_LENGTH = 5;

/**
 * The abbreviations in a legal form ("GmbH", "Co.", "KG"): "Nordlicht GmbH" must find the company that is registered as
 * "Nordlicht Gesellschaft m.b.H.". Only short words, because a keyword finds codes by their beginning, and "sti" should
 * not find every foundation.
 */
export const legalFormWords = (legalForm: string): string[] =>
  withShortForms(foldWords(legalForm)).filter((word) => word.length <= MAX_LENGTH);

/** Remembered, because millions of companies have only some dozen forms. */
const forms = new WordTable();
const found: Utf8[] = [];

/** The same words as one text. */
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
