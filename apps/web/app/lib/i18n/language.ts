import type { Language, DEFAULT_LANGUAGE as WIRE_DEFAULT } from '@firmament/api-contract/language';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { addressIn, languageOfAddress } from './address-language.ts';

/** The specification's key; the choice lasts as long as the tab. */
export const LANGUAGE_KEY = 'lang';

/** The language of visitors who chose none; the same as the server's. */
export const DEFAULT_LANGUAGE: typeof WIRE_DEFAULT = 'en';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'de' : 'en');

/** What was chosen in this tab. If the browser has storage switched off, nothing is remembered. */
const chosenLanguage = (): Language | undefined => {
  try {
    const chosen = sessionStorage.getItem(LANGUAGE_KEY);
    return chosen === 'de' || chosen === 'en' ? chosen : undefined;
  } catch {
    return undefined;
  }
};

export const chooseLanguage = (language: Language): void => {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // A German address stays German without it.
  }
};

const listeners = new Set<() => void>();

/** For a tab in which nobody has chosen a language yet. */
export const seedLanguage = (language: Language): void => {
  if (chosenLanguage() !== undefined) return;
  chooseLanguage(language);
  for (const listener of listeners) listener();
};

const IN_ADDRESS = /[?&]lang=(de|en)(?=&|$)/;

/** Takes the language that a link in a mail asks for out of the address. Call before anything reads either. */
export const takeLanguageFromAddress = (): void => {
  const { pathname, search, hash } = location;
  const language = IN_ADDRESS.exec(search)?.[1];
  if (language === undefined) return;
  const rest = search.replace(IN_ADDRESS, '').replace(/^&/, '?');
  history.replaceState(history.state, '', pathname + rest + hash);
  chooseLanguage(language as Language);
};

/** A German address is German whatever was chosen before; its script before the first paint makes it the choice. */
export const readLanguage = (): Language =>
  languageOfAddress(location.pathname) ?? chosenLanguage() ?? DEFAULT_LANGUAGE;

/** Loads the page in the other language, so that texts, dates and titles all change together. */
export const switchLanguage = (language: Language): void => {
  chooseLanguage(language);
  const { pathname, search, hash } = location;
  const twin = addressIn(language, pathname);
  if (twin === pathname) location.reload();
  else location.assign(twin + search + hash);
};

/** The language that the page was built in. */
export const BuiltLanguage = createContext<Language>(DEFAULT_LANGUAGE);

/** A choice loads the page again; only seeding changes the language of one that is already shown. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguageOver = (built: Language): Language =>
  useSyncExternalStore(subscribe, readLanguage, () => built);

/** The page's own language during hydration, then the visitor's. */
export const useLanguage = (): Language => useLanguageOver(useContext(BuiltLanguage));
