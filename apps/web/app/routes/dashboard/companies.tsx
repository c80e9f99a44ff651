import type { CompanyResult } from '@firmament/contract/search';
import { CompanySearch } from '../../features/company-search/company-search.tsx';
import { companySearchDe } from '../../features/company-search/messages.de.ts';
import { companySearchEn } from '../../features/company-search/messages.en.ts';
import { DataByCountry } from '../../features/dashboard-shell/data-by-country.tsx';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportsDe } from '../../features/exports/messages.de.ts';
import { exportsEn } from '../../features/exports/messages.en.ts';
import { searchDe } from '../../features/search/messages.de.ts';
import { searchEn } from '../../features/search/messages.en.ts';
import { watchlistDe } from '../../features/watchlist/messages.de.ts';
import { watchlistEn } from '../../features/watchlist/messages.en.ts';
import { WatchButton } from '../../features/watchlist/watch-button.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('search', { en: searchEn, de: searchDe });
addMessages('companySearch', { en: companySearchEn, de: companySearchDe });
addMessages('exports', { en: exportsEn, de: exportsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

const watchCompany = ({ company_id, company_name }: CompanyResult) => (
  <WatchButton entityType="company" entityId={String(company_id)} name={company_name} isBare />
);

/** One element for good: the router draws the page it leaves once more, and need not draw a long list for that. */
const PAGE = (
  <CompanySearch
    below={<DataByCountry />}
    rowAction={watchCompany}
    renderActions={({ indicators, total }) => (
      <ExportMenu subject={{ subject: 'companies', performanceIndicators: [...indicators] }} isDisabled={total === 0} />
    )}
  />
);

export default function Companies() {
  return PAGE;
}
