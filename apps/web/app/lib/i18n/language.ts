import type { Language, DEFAULT_LANGUAGE as WIRE_DEFAULT } from '@firmament/api-contract/language';
import { useSyncExternalStore } from 'react';

/** The specification's key; the choice lasts as long as the tab. */
export const LANGUAGE_KEY = 'lang';

/** What the prerendered pages are written in, and what everybody gets who did not choose; the same as the server's. */
const DEFAULT_LANGUAGE: typeof WIRE_DEFAULT = 'en';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'de' : 'en');

/** Storage can be switched off by the browser; then the language simply is not remembered. */
export const readLanguage = (): Language => {
  try {
    return sessionStorage.getItem(LANGUAGE_KEY) === 'de' ? 'de' : 'en';
  } catch {
    return DEFAULT_LANGUAGE;
  }
};

/** Texts, dates and titles all follow from a fresh start, so the page is loaded again in the new language. */
export const switchLanguage = (language: Language): void => {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } finally {
    location.reload();
  }
};

/** It changes with a reload only, so there is nothing to listen to. */
const subscribe = () => () => {};

/** English while the prerendered page is taken over, then the language chosen. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage, () => DEFAULT_LANGUAGE);
