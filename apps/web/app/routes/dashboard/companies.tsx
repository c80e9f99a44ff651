import { CompanySearch } from '../../features/company-search/company-search.tsx';
import { companySearchDe } from '../../features/company-search/messages.de.ts';
import { companySearchEn } from '../../features/company-search/messages.en.ts';
import { DataByCountry } from '../../features/dashboard-shell/data-by-country.tsx';
import { searchDe } from '../../features/search/messages.de.ts';
import { searchEn } from '../../features/search/messages.en.ts';
import { addMessages } from '../../lib/i18n.ts';

addMessages('search', { en: searchEn, de: searchDe });
addMessages('companySearch', { en: companySearchEn, de: companySearchDe });

export default function Companies() {
  return <CompanySearch below={<DataByCountry />} />;
}
