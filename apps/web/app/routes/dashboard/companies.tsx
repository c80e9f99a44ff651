import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { CompanySearch } from '../../dashboard/company-search/company-search.tsx';
import { companySearchDe } from '../../dashboard/company-search/messages.de.ts';
import { companySearchEn } from '../../dashboard/company-search/messages.en.ts';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsDe } from '../../dashboard/exports/messages.de.ts';
import { exportsEn } from '../../dashboard/exports/messages.en.ts';
import { searchDe } from '../../dashboard/search/messages.de.ts';
import { searchEn } from '../../dashboard/search/messages.en.ts';
import { DataByCountry } from '../../dashboard/shell/data-by-country.tsx';
import { watchlistDe } from '../../dashboard/watchlist/messages.de.ts';
import { watchlistEn } from '../../dashboard/watchlist/messages.en.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('search', { en: searchEn, de: searchDe });
addMessages('companySearch', { en: companySearchEn, de: companySearchDe });
addMessages('exports', { en: exportsEn, de: exportsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

const watchCompany = ({ company_id, company_name }: CompanyResult) => (
  <WatchButton entityType="company" entityId={String(company_id)} name={company_name} isBare />
);

/** A constant element: the router renders the page it leaves once more, and React then skips the long list. */
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
