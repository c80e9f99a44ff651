import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLoginHint } from '../../lib/member/login-hint.ts';
import type { SitePage } from '../../lib/pages/site-pages.ts';
import classes from './account-button.module.css';

type AccountButtonProps = { pages: readonly SitePage[] };

/** Members are led to the dashboard, everybody else to the sign-up form. */
export const AccountButton = ({ pages }: AccountButtonProps) => {
  const { t } = useTranslation('site');
  const isLoggedIn = useLoginHint();
  const target = pages.find(({ id }) => id === (isLoggedIn ? 'dashboard' : 'register'));
  if (target === undefined) return null;
  return (
    <Button component={Link} to={target.path} size="sm" className={classes.button} data-account>
      {isLoggedIn ? t('dashboard') : t('myAccount')}
    </Button>
  );
};
