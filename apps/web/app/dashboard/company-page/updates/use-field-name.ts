import type { Company } from '@firmament/api-contract/calls/companies';
import { hasText, useTranslation } from '../../../lib/i18n/i18n.ts';
import { useTerms } from '../facts/use-terms.ts';
import type { companyEn } from '../messages.en.ts';

type FieldName = keyof (typeof companyEn)['updates']['fields'];

/** What a changed field is called; some are called otherwise in each country. */
export const useFieldName = (company: Company): ((field: string) => string) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const { vatNumber, registerAuthority, leadingOrgan, capital } = useTerms(company);
  const terms: Partial<Record<string, string>> = {
    ID_VatID: vatNumber,
    court: registerAuthority,
    ID_Gerichtscode: registerAuthority,
    ceo: leadingOrgan,
    registered_capital: capital,
  };
  return (field) => {
    const term = terms[field];
    if (term !== undefined) return term;
    if (hasText('company', `updates.fields.${field}`)) return t(`fields.${field as FieldName}`);
    if (field.startsWith('social_')) return t('fields.social');
    return field.startsWith('domain') ? t('fields.domain') : t('fields.other');
  };
};
