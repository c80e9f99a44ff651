import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readCompany } from '../../dashboard/company-page/company-page.queries.ts';
import { CompanyPage } from '../../dashboard/company-page/company-page.tsx';
import { DossierMenu } from '../../dashboard/company-page/documents/dossier-menu.tsx';
import { companyTexts } from '../../dashboard/company-page/messages.de.ts';
import { readAsOf } from '../../dashboard/company-page/use-as-of.ts';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsTexts } from '../../dashboard/exports/messages.de.ts';
import { CompanyNetwork } from '../../dashboard/network/near/near-network.lazy.tsx';
import { watchlistTexts } from '../../dashboard/watchlist/messages.de.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { startFirstCall } from '../../lib/api/first-call.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import type { Route } from './+types/company';

addMessages('company', companyTexts);
addMessages('exports', exportsTexts);
addMessages('watchlist', watchlistTexts);

/** Page and data load in parallel. */
export const clientLoader = async ({ params: { companyId }, request }: Route.ClientLoaderArgs) => {
  const asOf = readAsOf(new URL(request.url).searchParams);
  return { first: { ...(await startFirstCall(() => readCompany(companyId, asOf))), asOf } };
};

/** Another day of the same company is asked for by the page itself. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.companyId !== nextParams.companyId;

const OldDataWatch = ({ company: { company_id, company_name } }: { company: CompanyDetail['company'] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'old' });
  return <WatchButton entityType="company" entityId={String(company_id)} name={company_name} label={t('watch')} />;
};

export default function Company({ params: { companyId }, loaderData: { first } }: Route.ComponentProps) {
  return (
    <CompanyPage
      key={companyId}
      companyId={companyId}
      first={first}
      actions={({ company_id, company_name }) => (
        <>
          <WatchButton entityType="company" entityId={String(company_id)} name={company_name} />
          <ExportMenu subject={{ subject: 'company', company_id }} />
          <DossierMenu companyId={company_id} />
        </>
      )}
      watch={(company) => <OldDataWatch company={company} />}
      network={({ company_id }, day) => <CompanyNetwork companyId={company_id} day={day} />}
    />
  );
}
