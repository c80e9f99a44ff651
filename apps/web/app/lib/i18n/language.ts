import type { Language, DEFAULT_LANGUAGE as WIRE_DEFAULT } from '@firmament/api-contract/language';
import { useSyncExternalStore } from 'react';

/** The specification's key; the choice lasts as long as the tab. */
export const LANGUAGE_KEY = 'lang';

/** The language of prerendered pages and of visitors who chose none; the same as the server's. */
const DEFAULT_LANGUAGE: typeof WIRE_DEFAULT = 'en';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'de' : 'en');

/** If the browser has storage switched off, the language is not remembered. */
export const readLanguage = (): Language => {
  try {
    return sessionStorage.getItem(LANGUAGE_KEY) === 'de' ? 'de' : 'en';
  } catch {
    return DEFAULT_LANGUAGE;
  }
};

/** Reloads the page, so that texts, dates and titles all change together. */
export const switchLanguage = (language: Language): void => {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } finally {
    location.reload();
  }
};

/** The language changes only with a reload, so there is nothing to listen to. */
const subscribe = () => () => {};

/** English during hydration, then the chosen language. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage, () => DEFAULT_LANGUAGE);
