import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { readCompany } from '../../dashboard/company-page/company-page.queries.ts';
import { CompanyPage } from '../../dashboard/company-page/company-page.tsx';
import { DossierMenu } from '../../dashboard/company-page/documents/dossier-menu.tsx';
import { companyDe } from '../../dashboard/company-page/messages.de.ts';
import { companyEn } from '../../dashboard/company-page/messages.en.ts';
import { readAsOf } from '../../dashboard/company-page/use-as-of.ts';
import { ExportMenu } from '../../dashboard/exports/export-menu.tsx';
import { exportsDe } from '../../dashboard/exports/messages.de.ts';
import { exportsEn } from '../../dashboard/exports/messages.en.ts';
import { CompanyNetwork } from '../../dashboard/network/near/near-network.lazy.tsx';
import { watchlistDe } from '../../dashboard/watchlist/messages.de.ts';
import { watchlistEn } from '../../dashboard/watchlist/messages.en.ts';
import { WatchButton } from '../../dashboard/watchlist/watch-button.tsx';
import { startFirstCall } from '../../lib/api/first-call.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import type { Route } from './+types/company';

addMessages('company', { en: companyEn, de: companyDe });
addMessages('exports', { en: exportsEn, de: exportsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

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
