import { readCompany } from '../../features/company-page/company-page.queries.ts';
import { CompanyPage } from '../../features/company-page/company-page.tsx';
import { companyDe } from '../../features/company-page/messages.de.ts';
import { companyEn } from '../../features/company-page/messages.en.ts';
import { startFirstCall } from '../../lib/first-call.ts';
import { addMessages } from '../../lib/i18n.ts';
import type { Route } from './+types/company';

addMessages('company', { en: companyEn, de: companyDe });

/** Does not wait: page and data come side by side. */
export const clientLoader = ({ params: { companyId } }: Route.ClientLoaderArgs) => ({
  first: startFirstCall(() => readCompany(companyId)),
});

export default function Company({ params: { companyId }, loaderData: { first } }: Route.ComponentProps) {
  return <CompanyPage key={companyId} companyId={companyId} first={first} />;
}
