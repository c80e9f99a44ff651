import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';

/** Makes a formatter once per language: the browser takes longer to make one than to write a page of figures with it. */
export const perLanguage = <F>(make: (locale: string) => F): ((language: Language) => F) => {
  const made = new Map<Language, F>();
  return (language) => {
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
};
