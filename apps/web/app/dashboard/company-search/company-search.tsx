import type { CompanyResult } from '@firmament/api-contract/calls/search';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Indicators } from '../search/criteria/search-definition.ts';
import { type Found, SearchPage } from '../search/search-page.tsx';
import { CompanyMap } from './company-map.tsx';
import type { RowAction } from './company-row.tsx';
import { companySearch } from './company-search.definition.ts';
import { QuickForm } from './quick-form.tsx';
import { ResultList } from './result-list.tsx';

const EXAMPLES: readonly Indicators[] = [
  [
    { indicator: 'legal_status', operator: 'must', values: ['Active'] },
    { indicator: 'country', operator: 'atleast', values: ['Austria'] },
    { indicator: 'revenue', operator: 'must', values: [1_000_000, 5_000_000] },
  ],
  [
    { indicator: 'industry', operator: 'atleast', values: ['Photovoltaik'] },
    { indicator: 'address', operator: 'must', values: ['München'] },
    { indicator: 'radius', operator: 'must', values: [50] },
  ],
  [
    { indicator: 'employees_number', operator: 'must', values: [50, null] },
    { indicator: 'equity_ratio', operator: 'must', values: [40, null] },
  ],
];

type CompanySearchProps = {
  below: ReactNode;
  renderActions?(found: Found): ReactNode;
  /** Shown at the end of every row. Must be a stable function, or all rows render again. */
  rowAction?: RowAction;
  /** Buttons for selected companies. */
  renderSelectionActions(companies: readonly CompanyResult[]): ReactNode;
};

export const CompanySearch = ({ below, renderActions, rowAction, renderSelectionActions }: CompanySearchProps) => {
  const { t } = useTranslation('companySearch');
  return (
    <SearchPage
      definition={companySearch}
      title={t('member:companies')}
      QuickForm={QuickForm}
      intro={{ title: t('intro.title'), text: t('intro.text') }}
      examples={EXAMPLES}
      below={below}
      {...(renderActions !== undefined && { renderActions })}
      renderSelectionActions={renderSelectionActions}
      renderRows={(view) => <ResultList {...view} rowAction={rowAction} />}
      renderMap={(view) => <CompanyMap {...view} />}
    />
  );
};
