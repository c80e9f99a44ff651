import type { Wording } from '@firmament/record/wording';
import type { Language } from '../language.ts';

/** Somebody else's words. */
export const inQuotes = (text: string, language: Language): string => (language === 'de' ? `„${text}“` : `“${text}”`);

/** A word of a closed list in the reader's language; what is not on the list stays as it is. */
export const wordIn = (list: Readonly<Record<string, Wording>>, word: string, language: Language): string =>
  (Object.hasOwn(list, word) ? list[word]?.[language] : undefined) ?? word;
