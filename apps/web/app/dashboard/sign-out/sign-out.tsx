import { logout } from '@firmament/api-contract/calls/accounts';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { dropDrafts } from '../../lib/forms/form-drafts.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import classes from './sign-out.module.css';

/** Ends the session on the server, then loads the sign-in page anew, so that no cache survives. */
export const SignOut = () => {
  const { t } = useTranslation('signOut');
  const [hasFailed, setHasFailed] = useState(false);

  const signOut = useCallback(async () => {
    setHasFailed(false);
    try {
      await callApi(logout, {});
      setLoginHint(false);
      dropDrafts();
      location.replace('/login');
    } catch {
      setHasFailed(true);
    }
  }, []);

  useEffect(() => {
    void signOut();
  }, [signOut]);

  return (
    <main className={`${classes.page} text-center stack gap-16`}>
      <title>{t('title')}</title>
      <div role={hasFailed ? 'alert' : 'status'}>
        <h1 className={classes.text}>{hasFailed ? t('failed') : t('loggingOut')}</h1>
      </div>
      {hasFailed && <Button onClick={signOut}>{t('ui:retry')}</Button>}
    </main>
  );
};
