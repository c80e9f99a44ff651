import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsTexts } from '../../dashboard/exports/messages.de.ts';
import { peopleSearchTexts } from '../../dashboard/people-search/messages.de.ts';
import { PeopleSearch } from '../../dashboard/people-search/people-search.tsx';
import { searchTexts } from '../../dashboard/search/messages.de.ts';
import { watchlistTexts } from '../../dashboard/watchlist/messages.de.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('search', searchTexts);
addMessages('peopleSearch', peopleSearchTexts);
addMessages('exports', exportsTexts);
addMessages('watchlist', watchlistTexts);

const watchPerson = ({ employee_id, fullName }: EmployeeResult) => (
  <WatchButton entityType="employee" entityId={employee_id} name={fullName} isBare />
);

/** A constant element, for the same reason as in companies.tsx. */
const PAGE = (
  <PeopleSearch
    rowAction={watchPerson}
    renderActions={({ indicators, total }) => (
      <ExportMenu
        subject={{ subject: 'companies_employees', performanceIndicators: [...indicators] }}
        isDisabled={total === 0}
      />
    )}
  />
);

export default function Employees() {
  return PAGE;
}
