import type { Language } from '@firmament/api-contract/language';
import { useLanguage } from '../i18n/language.ts';
import { perLanguage } from './per-language.ts';

const COUNT = perLanguage((locale) => new Intl.NumberFormat(locale));

export const formatCount = (value: number, language: Language): string => COUNT(language).format(value);

/** Without decimals; the currency comes first in English and last in German. */
export const formatMoney = (amount: number, currency: string, language: Language): string => {
  const count = formatCount(Math.round(amount), language);
  return language === 'de' ? `${count}\u00a0${currency}` : `${currency}\u00a0${count}`;
};

const SHARE = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** A share in per cent, with as many decimals as it has: 60%, 33.33%; 60 %, 33,33 %. */
export const formatShare = (percent: number, language: Language): string =>
  `${SHARE(language).format(percent)}${language === 'de' ? '\u00a0%' : '%'}`;

const RATE = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }));

export const useFormat = () => {
  const language = useLanguage();
  return {
    count: (value: number) => formatCount(value, language),
    rate: (rate: number) => RATE(language).format(rate),
    share: (percent: number) => formatShare(percent, language),
    money: (amount: number, currency: string) => formatMoney(amount, currency, language),
  };
};
