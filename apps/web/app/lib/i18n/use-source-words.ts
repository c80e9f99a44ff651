import { attributionText, licenceName, sourceName } from '@firmament/api-contract/words/source-name';
import { useLanguage } from './language.ts';

/** What sources are called, in the reader's language; apart from other words because few pages need their table. */
export const useSourceWords = () => {
  const language = useLanguage();
  return {
    source: (label: string) => sourceName(label, language),
    licence: (licence: string) => licenceName(licence, language),
    attribution: (attribution: string) => attributionText(attribution, language),
  };
};
