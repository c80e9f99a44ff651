import { personDe } from '../../features/person-page/messages.de.ts';
import { personEn } from '../../features/person-page/messages.en.ts';
import { readPerson } from '../../features/person-page/person-page.queries.ts';
import { PersonPage } from '../../features/person-page/person-page.tsx';
import { startFirstCall } from '../../lib/first-call.ts';
import { addMessages } from '../../lib/i18n.ts';
import type { Route } from './+types/person';

addMessages('person', { en: personEn, de: personDe });

/** Does not wait: page and data come side by side. */
export const clientLoader = ({ params: { employeeId } }: Route.ClientLoaderArgs) => ({
  first: startFirstCall(() => readPerson(employeeId)),
});

export default function Person({ params: { employeeId }, loaderData: { first } }: Route.ComponentProps) {
  return <PersonPage key={employeeId} employeeId={employeeId} first={first} />;
}
