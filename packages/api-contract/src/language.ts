import { z } from 'zod';

export const LANGUAGES = ['en', 'de'] as const;
export const DEFAULT_LANGUAGE = 'en';

export const language = z.enum(LANGUAGES);
export type Language = z.infer<typeof language>;

/** Browsers name a handful. Reading the thousands that fit into a header would keep everybody else waiting. */
const MOST_RANGES = 20;

/** The first of our languages that an Accept-Language header names; order counts, weights do not. */
export const languageFromHeader = (header: string | undefined): Language => {
  for (const range of header?.split(',', MOST_RANGES) ?? []) {
    const primary = language.safeParse(range.trim().slice(0, 2).toLowerCase());
    if (primary.success) return primary.data;
  }
  return DEFAULT_LANGUAGE;
};

/** A stored language, which the database holds as text. */
export const toLanguage = (text: string): Language => language.catch(DEFAULT_LANGUAGE).parse(text);
