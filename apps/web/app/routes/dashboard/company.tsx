import { readCompany } from '../../features/company-page/company-page.queries.ts';
import { CompanyPage } from '../../features/company-page/company-page.tsx';
import { companyDe } from '../../features/company-page/messages.de.ts';
import { companyEn } from '../../features/company-page/messages.en.ts';
import { ExportMenu } from '../../features/exports/export-menu.tsx';
import { exportsDe } from '../../features/exports/messages.de.ts';
import { exportsEn } from '../../features/exports/messages.en.ts';
import { watchlistDe } from '../../features/watchlist/messages.de.ts';
import { watchlistEn } from '../../features/watchlist/messages.en.ts';
import { WatchButton } from '../../features/watchlist/watch-button.tsx';
import { startFirstCall } from '../../lib/first-call.ts';
import { addMessages } from '../../lib/i18n.ts';
import type { Route } from './+types/company';

addMessages('company', { en: companyEn, de: companyDe });
addMessages('exports', { en: exportsEn, de: exportsDe });
addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

/** Page and data come side by side. */
export const clientLoader = async ({ params: { companyId } }: Route.ClientLoaderArgs) => ({
  first: await startFirstCall(() => readCompany(companyId)),
});

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
        </>
      )}
    />
  );
}
