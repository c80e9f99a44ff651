import { ExportLedger } from '../../dashboard/exports/export-ledger.tsx';
import { exportsTexts } from '../../dashboard/exports/messages.de.ts';
import { AccountDetails } from '../../dashboard/settings/account-details.tsx';
import { ProfileLinking } from '../../dashboard/settings/linking/profile-linking.tsx';
import { MembershipCard } from '../../dashboard/settings/membership-card.tsx';
import { settingsTexts } from '../../dashboard/settings/messages.de.ts';
import { OwnData } from '../../dashboard/settings/own-data/own-data.tsx';
import { SecondFactorCard } from '../../dashboard/settings/second-factor/second-factor-card.tsx';
import { SessionsCard } from '../../dashboard/settings/sessions-card.tsx';
import { DataByCountry } from '../../dashboard/shell/data-by-country.tsx';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import classes from './account.module.css';

addMessages('settings', settingsTexts);
addMessages('exports', exportsTexts);

export default function Account() {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={classes.cards}>
        <MembershipCard />
        <div className={classes.pair}>
          <ProfileLinking />
          <AccountDetails />
        </div>
        <ExportLedger />
        <SecondFactorCard />
        <SessionsCard />
        <OwnData />
        <DataByCountry />
      </div>
    </>
  );
}
