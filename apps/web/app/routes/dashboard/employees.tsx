import { peopleSearchDe } from '../../features/people-search/messages.de.ts';
import { peopleSearchEn } from '../../features/people-search/messages.en.ts';
import { PeopleSearch } from '../../features/people-search/people-search.tsx';
import { searchDe } from '../../features/search/messages.de.ts';
import { searchEn } from '../../features/search/messages.en.ts';
import { addMessages } from '../../lib/i18n.ts';

addMessages('search', { en: searchEn, de: searchDe });
addMessages('peopleSearch', { en: peopleSearchEn, de: peopleSearchDe });

export default function Employees() {
  return <PeopleSearch />;
}
