import type { Language } from './language.ts';

/** Number and date format of each language. Not in language.ts, so that public pages do not load its schemas. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
