import type { Company } from '@firmament/api-contract/calls/companies';
import { fieldOnWire } from '@firmament/record/fields/company-fields';
import { hasText, useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { useTerms } from '../facts/use-terms.ts';
import type { companyEn } from '../messages.en.ts';

type OwnName = keyof (typeof companyEn)['updates']['fields'];

/** What a changed field is called; some are called otherwise in each country. */
export const useFieldName = (company: Company): ((field: string) => string) => {
  const { t } = useTranslation('company', { keyPrefix: 'updates' });
  const language = useLanguage();
  const { vatNumber, registerAuthority, leadingOrgan, capital } = useTerms(company);
  const terms: Partial<Record<string, string>> = {
    ID_VatID: vatNumber,
    court_name: registerAuthority,
    ID_Gerichtscode: registerAuthority,
    ceo: leadingOrgan,
    registered_capital: capital,
  };
  return (field) => {
    const term = terms[field];
    if (term !== undefined) return term;
    if (hasText('company', `updates.fields.${field}`)) return t(`fields.${field as OwnName}`);
    const known = fieldOnWire(field);
    if (known) return known.isProfile ? t('fields.social') : known.label[language];
    return field.startsWith('domain') ? t('fields.domain') : t('fields.other');
  };
};
