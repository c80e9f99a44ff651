import type { Company } from '@firmament/api-contract/calls/companies';
import {
  capitalTerm,
  leadingOrganTerm,
  registerAuthorityTerm,
  vatNumberTerm,
} from '@firmament/api-contract/words/country-terms';
import { useLanguage } from '../../../lib/i18n/language.ts';

/** What the law calls these things for a company of this form in this country. */
export const useTerms = ({ legal_form, address_country }: Pick<Company, 'legal_form' | 'address_country'>) => {
  const language = useLanguage();
  return {
    vatNumber: vatNumberTerm(address_country, language),
    registerAuthority: registerAuthorityTerm(address_country, language),
    leadingOrgan: leadingOrganTerm(legal_form, address_country, language),
    capital: capitalTerm(legal_form, address_country, language),
  };
};
