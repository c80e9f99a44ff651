import type { Language } from './language.ts';
import { LOCALES } from './locales.ts';

const write = (cents: number, decimals: number, language: Language): string => {
  const number = (Math.abs(cents) / 100).toLocaleString(LOCALES[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const signed = cents < 0 ? `−${number}` : number;
  // The no-break space keeps amount and currency on one line.
  return language === 'de' ? `${signed}\u00a0EUR` : `EUR\u00a0${signed}`;
};

/** With cents, as invoices require: EUR 250.00, 250,00 EUR. */
export const formatMoney = (cents: number, language: Language): string => write(cents, 2, language);

/** As on a price tag, with cents only where there are any: EUR 250, EUR 297.50. */
export const formatPrice = (cents: number, language: Language): string =>
  write(cents, cents % 100 === 0 ? 0 : 2, language);
