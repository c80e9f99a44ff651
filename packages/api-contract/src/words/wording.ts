import type { Language } from '../language.ts';

/** The same thing in both languages. */
export type Wording = Readonly<Record<Language, string>>;

/** Somebody else's words. */
export const inQuotes = (text: string, language: Language): string => (language === 'de' ? `„${text}“` : `“${text}”`);

/** A word of a closed list in the reader's language; what is not on the list stays as it is. */
export const wordIn = (list: Readonly<Record<string, Wording>>, word: string, language: Language): string =>
  (Object.hasOwn(list, word) ? list[word]?.[language] : undefined) ?? word;
