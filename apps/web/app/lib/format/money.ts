import { formatMoney, formatPrice } from '@firmament/api-contract/money';
import { useLanguage } from '../i18n/language.ts';

/** With cents, for what is owed and paid. */
export const useMoney = (): ((cents: number) => string) => {
  const language = useLanguage();
  return (cents) => formatMoney(cents, language);
};

/** As on a price tag. */
export const usePrice = (): ((cents: number) => string) => {
  const language = useLanguage();
  return (cents) => formatPrice(cents, language);
};
