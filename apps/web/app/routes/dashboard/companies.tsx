import type { CompanyResult } from '@firmament/api-contract/calls/search';
import type { RowAction } from '../../dashboard/company-search/company-row.tsx';
import { CompanySearch } from '../../dashboard/company-search/company-search.tsx';
import { companySearchTexts } from '../../dashboard/company-search/messages.de.ts';
import { PeopleThere } from '../../dashboard/company-search/people-there.tsx';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsTexts } from '../../dashboard/exports/messages.de.ts';
import { searchTexts } from '../../dashboard/search/messages.de.ts';
import { DataByCountry } from '../../dashboard/shell/data-by-country.tsx';
import { watchlistTexts } from '../../dashboard/watchlist/messages.de.ts';
import { WatchAllButton } from '../../dashboard/watchlist/watch-all-button.tsx';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('search', searchTexts);
addMessages('companySearch', companySearchTexts);
addMessages('exports', exportsTexts);
addMessages('watchlist', watchlistTexts);

const watchCompany: RowAction = ({ company_id, company_name }, tabIndex) => (
  <WatchButton entityType="company" entityId={String(company_id)} name={company_name} isBare tabIndex={tabIndex} />
);

const selectionActions = (companies: readonly CompanyResult[]) => (
  <>
    <WatchAllButton
      entities={companies.map(({ company_id }) => ({ entity_type: 'company', entity_id: String(company_id) }))}
    />
    <ExportMenu
      subject={{ subject: 'selection', company_ids: companies.map(({ company_id }) => company_id) }}
      isDisabled={companies.length === 0}
    />
    <PeopleThere companies={companies} />
  </>
);

/** A constant element: the router renders the page it leaves once more, and React then skips the long list. */
const PAGE = (
  <CompanySearch
    below={<DataByCountry />}
    rowAction={watchCompany}
    renderSelectionActions={selectionActions}
    renderActions={({ indicators, order, total }) => (
      <ExportMenu
        subject={{ subject: 'companies', performanceIndicators: [...indicators], ...order }}
        isDisabled={total === 0}
      />
    )}
  />
);

export default function Companies() {
  return PAGE;
}
