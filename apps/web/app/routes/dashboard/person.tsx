import { PersonContactButton } from '../../dashboard/contact-list/add-contact-button.tsx';
import { contactListTexts } from '../../dashboard/contact-list/messages.de.ts';
import { PersonNetwork } from '../../dashboard/network/near/near-network.lazy.tsx';
import { personTexts } from '../../dashboard/person-page/messages.de.ts';
import { readPerson } from '../../dashboard/person-page/person-page.queries.ts';
import { PersonPage } from '../../dashboard/person-page/person-page.tsx';
import { watchlistTexts } from '../../dashboard/watchlist/messages.de.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { startFirstCall } from '../../lib/api/first-call.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';
import type { Route } from './+types/person';

addMessages('person', personTexts);
addMessages('contactList', contactListTexts);
addMessages('watchlist', watchlistTexts);

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
