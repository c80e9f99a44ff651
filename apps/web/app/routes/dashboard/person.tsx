import { PersonContactButton } from '../../dashboard/contact-list/add-contact-button.tsx';
import { contactListDe } from '../../dashboard/contact-list/messages.de.ts';
import { contactListEn } from '../../dashboard/contact-list/messages.en.ts';
import { PersonNetwork } from '../../dashboard/network/near/near-network.lazy.tsx';
import { personDe } from '../../dashboard/person-page/messages.de.ts';
import { personEn } from '../../dashboard/person-page/messages.en.ts';
import { readPerson } from '../../dashboard/person-page/person-page.queries.ts';
import { PersonPage } from '../../dashboard/person-page/person-page.tsx';
import { watchlistDe } from '../../dashboard/watchlist/messages.de.ts';
import { watchlistEn } from '../../dashboard/watchlist/messages.en.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { startFirstCall } from '../../lib/api/first-call.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';
import type { Route } from './+types/person';

addMessages('person', { en: personEn, de: personDe });
addMessages('contactList', { en: contactListEn, de: contactListDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

/** Page and data load in parallel. */
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
      network={({ employee_id }) => <PersonNetwork employeeId={employee_id} />}
    />
  );
}
