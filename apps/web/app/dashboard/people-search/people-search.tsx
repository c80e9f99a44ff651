import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Indicators } from '../search/criteria/search-definition.ts';
import { type Found, SearchPage } from '../search/search-page.tsx';
import { peopleSearch } from './people-search.definition.ts';
import { PersonRows } from './person-rows.tsx';
import { QuickForm } from './quick-form.tsx';

const EXAMPLES: readonly Indicators[] = [
  [
    { indicator: 'isManagement', operator: 'must', values: ['Yes'] },
    { indicator: 'locality', operator: 'atleast', values: ['Wien', 'Graz', 'Linz'] },
  ],
  [{ indicator: 'position', operator: 'atleast', values: ['Geschäftsführer', 'Prokurist'] }],
  [
    { indicator: 'age', operator: 'must', values: [30, 40] },
    { indicator: 'position', operator: 'must', values: ['Vertrieb'] },
  ],
];

type PeopleSearchProps = {
  renderActions?(found: Found): ReactNode;
  /** Shown at the end of every row. Must be a stable function, or all rows render again. */
  rowAction?(person: EmployeeResult): ReactNode;
};

export const PeopleSearch = ({ renderActions, rowAction }: PeopleSearchProps) => {
  const { t } = useTranslation('peopleSearch');
  return (
    <SearchPage
      definition={peopleSearch}
      title={t('title')}
      QuickForm={QuickForm}
      intro={{ title: t('intro.title'), text: t('intro.text') }}
      examples={EXAMPLES}
      {...(renderActions !== undefined && { renderActions })}
      renderRows={(view) => <PersonRows {...view} rowAction={rowAction} />}
    />
  );
};
