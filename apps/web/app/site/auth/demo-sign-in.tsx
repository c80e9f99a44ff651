import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSignInOptions } from '../../lib/member/sign-in-options.ts';
import classes from './account-form.module.css';

type DemoSignInProps = { onChoose(credentials: { email: string; password: string }): void };

/** In demo mode anybody may look around; elsewhere there is nothing to see here. */
export const DemoSignIn = ({ onChoose }: DemoSignInProps) => {
  const { t } = useTranslation('auth', { keyPrefix: 'signIn' });
  const demo = useSignInOptions()?.demo ?? undefined;
  if (demo === undefined) return null;
  return (
    <div className={classes.demo}>
      <p>{t('demo')}</p>
      <Button variant="default" size="sm" onClick={() => onChoose(demo)}>
        {t('demoButton')}
      </Button>
    </div>
  );
};
