import { PersonContactButton } from '../../features/contacts/add-contact-button.tsx';
import { contactsDe } from '../../features/contacts/messages.de.ts';
import { contactsEn } from '../../features/contacts/messages.en.ts';
import { personDe } from '../../features/person-page/messages.de.ts';
import { personEn } from '../../features/person-page/messages.en.ts';
import { readPerson } from '../../features/person-page/person-page.queries.ts';
import { PersonPage } from '../../features/person-page/person-page.tsx';
import { watchlistDe } from '../../features/watchlist/messages.de.ts';
import { watchlistEn } from '../../features/watchlist/messages.en.ts';
import { WatchButton } from '../../features/watchlist/watch-button.tsx';
import { startFirstCall } from '../../lib/first-call.ts';
import { addMessages } from '../../lib/i18n.ts';
import type { Route } from './+types/person';

addMessages('person', { en: personEn, de: personDe });
addMessages('contacts', { en: contactsEn, de: contactsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

/** Page and data come side by side. */
export const clientLoader = async ({ params: { employeeId } }: Route.ClientLoaderArgs) => ({
  first: await startFirstCall(() => readPerson(employeeId)),
});

export default function Person({ params: { employeeId }, loaderData: { first } }: Route.ComponentProps) {
  return (
    <PersonPage
      key={employeeId}
      employeeId={employeeId}
      first={first}
      actions={({ employee_id, fullName }) => (
        <>
          <WatchButton entityType="employee" entityId={employee_id} name={fullName} />
          <PersonContactButton employeeId={employee_id} name={fullName} />
        </>
      )}
    />
  );
}
