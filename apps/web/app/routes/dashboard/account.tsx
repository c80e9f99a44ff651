import { useTranslation } from 'react-i18next';
import { AccountDetails } from '../../features/account/account-details.tsx';
import { MembershipCard } from '../../features/account/membership-card.tsx';
import { accountDe } from '../../features/account/messages.de.ts';
import { accountEn } from '../../features/account/messages.en.ts';
import { OwnData } from '../../features/account/own-data.tsx';
import { ProfileLinking } from '../../features/account/profile-linking.tsx';
import { SecondFactorCard } from '../../features/account/second-factor-card.tsx';
import { SessionsCard } from '../../features/account/sessions-card.tsx';
import { DataByCountry } from '../../features/dashboard-shell/data-by-country.tsx';
import { ExportLedger } from '../../features/exports/export-ledger.tsx';
import { exportsDe } from '../../features/exports/messages.de.ts';
import { exportsEn } from '../../features/exports/messages.en.ts';
import { addMessages } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './account.module.css';

addMessages('account', { en: accountEn, de: accountDe });
addMessages('exports', { en: exportsEn, de: exportsDe });

export default function Account() {
  const { t } = useTranslation('account');
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
