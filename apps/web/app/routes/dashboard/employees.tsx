import type { EmployeeResult } from '@firmament/contract/search';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportsDe } from '../../features/exports/messages.de.ts';
import { exportsEn } from '../../features/exports/messages.en.ts';
import { peopleSearchDe } from '../../features/people-search/messages.de.ts';
import { peopleSearchEn } from '../../features/people-search/messages.en.ts';
import { PeopleSearch } from '../../features/people-search/people-search.tsx';
import { searchDe } from '../../features/search/messages.de.ts';
import { searchEn } from '../../features/search/messages.en.ts';
import { watchlistDe } from '../../features/watchlist/messages.de.ts';
import { watchlistEn } from '../../features/watchlist/messages.en.ts';
import { WatchButton } from '../../features/watchlist/watch-button.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('search', { en: searchEn, de: searchDe });
addMessages('peopleSearch', { en: peopleSearchEn, de: peopleSearchDe });
addMessages('exports', { en: exportsEn, de: exportsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

const watchPerson = ({ employee_id, fullName }: EmployeeResult) => (
  <WatchButton entityType="employee" entityId={employee_id} name={fullName} isBare />
);

/** One element for good, as that of the companies. */
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
