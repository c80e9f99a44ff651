import type { Language } from './language.ts';

/** How numbers and dates are written in each language. Apart from language.ts, whose schemas public pages do without. */
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
