import type { Language } from '@firmament/api-contract/language';
import { useLanguage } from '../i18n/language.ts';
import { perLanguage } from './per-language.ts';

const COUNT = perLanguage((locale) => new Intl.NumberFormat(locale));

export const formatCount = (value: number, language: Language): string => COUNT(language).format(value);

/** Without decimals; the currency comes first in English and last in German. */
export const formatEuro = (value: number, language: Language): string =>
  language === 'de' ? `${formatCount(value, 'de')} EUR` : `EUR ${formatCount(value, 'en')}`;

export const useFormat = () => {
  const language = useLanguage();
  return {
    count: (value: number) => formatCount(value, language),
    euro: (value: number) => formatEuro(value, language),
  };
};
