import { useTranslation } from '../../../lib/i18n/i18n.ts';

const KNOWN = ['Austria', 'Germany', 'Switzerland'] as const;

/** The API names countries in English; this translates them. */
export const useCountryName = (): ((country: string) => string) => {
  const { t } = useTranslation('company', { keyPrefix: 'countries' });
  return (country) => {
    const known = KNOWN.find((name) => name === country);
    return known === undefined ? country : t(known);
  };
};
