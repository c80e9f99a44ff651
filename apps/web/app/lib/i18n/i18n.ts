import type { Language } from '@firmament/api-contract/language';
import { createInstance, type i18n, type Resource } from 'i18next';

/** Messages of one language: a namespace per feature. */
export type Messages = Readonly<Record<string, object>>;

/** The same keys with other words. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

export const createI18n = (language: Language, messages: Messages): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: messages } as Resource,
    ns: Object.keys(messages),
    // Texts are at hand, so the first rendering already has them.
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
};

const instances: Record<Language, i18n> = { en: createI18n('en', {}), de: createI18n('de', {}) };

export const i18nOf = (language: Language): i18n => instances[language];

/**
 * A page brings its own texts along when its module loads, so that no page carries those of the others. Both languages
 * travel together: a switch never waits for one.
 */
export const addMessages = (namespace: string, texts: Record<Language, object>): void => {
  for (const language of ['en', 'de'] as const) {
    instances[language].addResourceBundle(language, namespace, texts[language]);
  }
};
