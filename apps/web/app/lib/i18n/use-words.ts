import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormInFull, legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { officerTitle } from '@firmament/api-contract/words/officer-title';
import { countryName, localityName } from '@firmament/api-contract/words/place-name';
import { useLanguage } from './language.ts';

/** Words of closed lists that come with the data, in the reader's language. */
export const useWords = () => {
  const language = useLanguage();
  return {
    industry: (industry: string) => industryName(industry, language),
    legalForm: (form: string) => legalFormName(form, language),
    legalFormInFull: (form: string) => legalFormInFull(form, language),
    title: (title: string, legalForm: string | null) => officerTitle(title, language, legalForm),
    country: (country: string) => countryName(country, language),
    locality: (locality: string) => localityName(locality, language),
  };
};
