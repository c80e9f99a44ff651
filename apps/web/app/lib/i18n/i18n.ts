import type { Language } from '@firmament/api-contract/language';
import { createInstance, type i18n, type Resource } from 'i18next';

/** Messages of one language: a namespace per feature. */
export type Messages = Readonly<Record<string, object>>;

/** The same keys with other texts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

export const createI18n = (language: Language, messages: Messages): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: messages } as Resource,
    ns: Object.keys(messages),
    // The texts are already loaded, so the first render has them.
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
 * A page adds its own texts when its module loads, so that no page loads the texts of others. Both languages come
 * together, so a switch never waits.
 */
export const addMessages = (namespace: string, texts: Record<Language, object>): void => {
  for (const language of ['en', 'de'] as const) {
    instances[language].addResourceBundle(language, namespace, texts[language]);
  }
};
