import type { Language } from '@firmament/contract/language';
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
