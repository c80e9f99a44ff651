import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { LOCALES } from '@firmament/api-contract/locales';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';

/** "Shareholder, 26%" */
export const useFunctionText = () => {
  const percent = new Intl.NumberFormat(LOCALES[useLanguage()], { style: 'percent', maximumFractionDigits: 2 });
  const words = useWords();
  return ({ title, legal_form, share }: RegisterMandate): string =>
    [words.title(title, legal_form), share !== null && percent.format(share / 100)].filter(Boolean).join(', ');
};
