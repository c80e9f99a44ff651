import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { Card } from '../../ui/layout/card.tsx';
import classes from './account-form.module.css';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

export const AccountDetails = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'details' });
  const { has_google } = useMember();
  return (
    <Card title={t('title')} aside={has_google && t('google')}>
      <div className={classes.body}>
        <NameForm />
        <PasswordForm />
      </div>
    </Card>
  );
};
