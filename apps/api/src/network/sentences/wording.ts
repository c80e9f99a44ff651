import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { remembering } from '@firmament/memory/remembering';
import type { Text } from '../../platform/http/app-error.ts';

const perLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  en: make(LOCALES.en),
  de: make(LOCALES.de),
});

const PERCENT = perLanguage((locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  // `Intl` is slow, and most shares are round ones.
  return remembering((percent: number) => format.format(percent / 100));
});
const COUNTS = perLanguage((locale) => new Intl.NumberFormat(locale));

/** "51%", "51 %". */
export const percentText = (percent: number, language: Language): string => PERCENT[language](percent);

export const countText = (count: number, language: Language): string => COUNTS[language].format(count);

const AND: Record<Language, string> = { en: 'and', de: 'und' };

/** "A", "A and B", "A, B and C". */
export const listText = (items: readonly string[], language: Language): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1)}`;

/** How our own words begin a sentence; names stay as they are written. */
const OWN_BEGINNING = /^(?:(?:der|die|das) |nach unserem |according to |by our )/;

/** A whole sentence. A name at the end may bring a full stop of its own: "e.U.". */
export const asSentence = (words: string): string => {
  const begun = OWN_BEGINNING.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return begun.endsWith('.') ? begun : `${begun}.`;
};

export const inBoth = (say: (language: Language) => string): Text => ({ en: say('en'), de: say('de') });
