import { LOCALES } from '@firmament/api-contract/locales';
import { useLanguage } from '../../../lib/i18n/language.ts';

/** One decimal: 8.6, 8,6. */
export const useDecimal = (): ((value: number) => string) => {
  const format = new Intl.NumberFormat(LOCALES[useLanguage()], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value) => format.format(value);
};
