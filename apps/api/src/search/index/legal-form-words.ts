/** Longer words are names of forms, such as Stiftung; nobody adds those to a name that does not have them. */
const MAX_LENGTH = 5;

/**
 * The abbreviations in a legal form ("GmbH", "Co.", "KG"): whoever types "Nordlicht GmbH" is to find the company whose
 * register entry says "Nordlicht Gesellschaft m.b.H.". Only short words, because a keyword finds codes by their
 * beginning, and "sti" should not find every foundation.
 */
export const legalFormWords = (legalForm: string | undefined): string[] =>
  (legalForm ?? '').split(/[\s()]+/).filter((word) => word.length <= MAX_LENGTH && /\p{L}/u.test(word));
