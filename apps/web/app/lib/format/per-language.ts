import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';

/** Creates a formatter once per language: creating one takes the browser longer than formatting a page of figures. */
export const perLanguage = <F>(make: (locale: string) => F): ((language: Language) => F) => {
  const made = new Map<Language, F>();
  return (language) => {
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
};
