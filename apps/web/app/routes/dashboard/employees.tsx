import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsDe } from '../../dashboard/exports/messages.de.ts';
import { exportsEn } from '../../dashboard/exports/messages.en.ts';
import { peopleSearchDe } from '../../dashboard/people-search/messages.de.ts';
import { peopleSearchEn } from '../../dashboard/people-search/messages.en.ts';
import { PeopleSearch } from '../../dashboard/people-search/people-search.tsx';
import { searchDe } from '../../dashboard/search/messages.de.ts';
import { searchEn } from '../../dashboard/search/messages.en.ts';
import { watchlistDe } from '../../dashboard/watchlist/messages.de.ts';
import { watchlistEn } from '../../dashboard/watchlist/messages.en.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('search', { en: searchEn, de: searchDe });
addMessages('peopleSearch', { en: peopleSearchEn, de: peopleSearchDe });
addMessages('exports', { en: exportsEn, de: exportsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

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
