import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { useLanguage } from '../i18n/language.ts';

/** With cents, as invoices require: EUR 250.00, 250,00 EUR. */
export const formatMoney = (cents: number, language: Language): string => {
  const number = (Math.abs(cents) / 100).toLocaleString(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const signed = cents < 0 ? `−${number}` : number;
  // The no-break space keeps amount and currency on one line.
  return language === 'de' ? `${signed}\u00a0EUR` : `EUR\u00a0${signed}`;
};

export const useMoney = (): ((cents: number) => string) => {
  const language = useLanguage();
  return (cents) => formatMoney(cents, language);
};
