import type { Language } from '@firmament/contract/language';
import { useLanguage } from './language.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };

export const formatCount = (value: number, language: Language): string => value.toLocaleString(LOCALES[language]);

/** Without decimals; the currency stands in front in English and behind in German, as each is used to. */
export const formatEuro = (value: number, language: Language): string =>
  language === 'de' ? `${formatCount(value, 'de')} EUR` : `EUR ${formatCount(value, 'en')}`;

export const useFormat = () => {
  const language = useLanguage();
  return {
    count: (value: number) => formatCount(value, language),
    euro: (value: number) => formatEuro(value, language),
  };
};
