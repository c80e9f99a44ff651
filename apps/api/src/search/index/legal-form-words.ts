import { detached } from '@firmament/search/arrays';

/** Longer words are names of forms, such as Stiftung; nobody adds those to a name that does not have them. */
const MAX_LENGTH = 5;

/** Millions of companies have some dozen forms; sources with forms of their own must not fill the memory. */
const MAX_FORMS = 1000;
const found = new Map<string, string[]>();

/**
 * The abbreviations in a legal form ("GmbH", "Co.", "KG"): whoever types "Nordlicht GmbH" is to find the company whose
 * register entry says "Nordlicht Gesellschaft m.b.H.". Only short words, because a keyword finds codes by their
 * beginning, and "sti" should not find every foundation.
 */
export const legalFormWords = (legalForm: string | undefined): string[] => {
  if (legalForm === undefined) return [];
  const known = found.get(legalForm);
  if (known !== undefined) return known;
  const words = legalForm.split(/[\s()]+/).filter((word) => word.length <= MAX_LENGTH && /\p{L}/u.test(word));
  if (found.size < MAX_FORMS) found.set(detached(legalForm), words);
  return words;
};
