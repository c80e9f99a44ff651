import type { Language } from '@firmament/api-contract/language';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn } from '../../lib/i18n/address-language.ts';
import { switchLanguage } from '../../lib/i18n/language.ts';
import { isSitePath } from '../../lib/pages/site-pages.ts';

/**
 * What a link to the same page in another language needs. The file for pages that are not there serves many addresses,
 * so its link leads home; with script, it stays at the address.
 */
export const useTwin = (language: Language) => {
  const { pathname, search } = useLocation();
  const isThere = isSitePath(addressIn('en', pathname));
  return {
    href: addressIn(language, isThere ? pathname + search : '/'),
    hrefLang: language,
    lang: language,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      switchLanguage(language);
    },
  };
};
