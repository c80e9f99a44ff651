import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import classes from '../account-form.module.css';
import { CompanyForm } from './company-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export const ProfileLinking = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'profile' });
  return (
    <Card title={t('title')}>
      <div className={classes.body}>
        <p className={classes.lead}>{t('lead')}</p>
        <ProfileForm />
        <CompanyForm />
      </div>
    </Card>
  );
};
