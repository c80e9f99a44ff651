import { ExportLedger } from '../../dashboard/exports/export-ledger.tsx';
import { exportsTexts } from '../../dashboard/exports/messages.de.ts';
import { CompanyForm } from '../../dashboard/settings/linking/company-form.tsx';
import { ProfileForm } from '../../dashboard/settings/linking/profile-form.tsx';
import { MembershipCard } from '../../dashboard/settings/membership-card.tsx';
import { settingsTexts } from '../../dashboard/settings/messages.de.ts';
import { NameForm } from '../../dashboard/settings/name-form.tsx';
import { OwnData } from '../../dashboard/settings/own-data/own-data.tsx';
import { PasswordForm } from '../../dashboard/settings/password-form.tsx';
import { SecondFactorCard } from '../../dashboard/settings/second-factor/second-factor-card.tsx';
import { SessionsCard } from '../../dashboard/settings/sessions-card.tsx';
import { DataByCountry } from '../../dashboard/shell/data-by-country.tsx';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import classes from './account.module.css';

addMessages('settings', settingsTexts);
addMessages('exports', exportsTexts);

export default function Account() {
  const { t } = useTranslation('settings');
  const { has_google } = useMember();
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={classes.cards}>
        <MembershipCard />
        <div className={classes.pair}>
          <Card title={t('profile.title')}>
            <div className="stack gap-16 card-body">
              <p className="ink2">{t('profile.lead')}</p>
              <ProfileForm />
              <CompanyForm />
            </div>
          </Card>
          <Card title={t('details.title')} aside={has_google && t('details.google')}>
            <div className="stack gap-16 card-body">
              <NameForm />
              <PasswordForm />
            </div>
          </Card>
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
