import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useSessionUser } from '../../lib/member/session-user.ts';
import { returnPath, signInPath } from '../../lib/member/sign-in-path.ts';
import { SiteLink, useSiteAddress, useSiteNavigate } from '../../lib/pages/site-link.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import classes from './account-form.module.css';
import { PasswordField } from './password-field.tsx';

/** Named as in the API, so that the server's errors show at the field. */
const NEW = 'new_password';

/** The only thing that a session which began with a mailed password is good for. Then it goes on to the wanted page. */
export const ChoosePasswordForm = () => {
  const { t } = useTranslation('link');
  const navigate = useSiteNavigate();
  const address = useSiteAddress();
  const user = useSessionUser();

  useEffect(() => {
    if (user === null) void navigate(signInPath(returnPath(location.search)), { replace: true });
    else if (user?.must_change_password === false) location.replace(address(returnPath(location.search)));
  }, [user, navigate, address]);

  const { submission, submit } = useSubmission({
    check: (values, form) => checkRequired(Object.keys(values), values, form, ''),
    send: async (values) => {
      const { choosePassword } = await import('./account-calls.ts');
      await choosePassword(values[NEW] ?? '');
      return '';
    },
  });

  const isSending = submission.status === 'sending';
  return (
    <>
      <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name={NEW}
          label={t('choose.label')}
          autoComplete="new-password"
          help={t('passwordHint')}
          error={submission.fields[NEW]}
        />
        <Button className="mt-6" type="submit" size="lg" fullWidth disabled={isSending}>
          {isSending ? t('choose.submitting') : t('choose.submit')}
        </Button>
        <noscript>{t('ui:noScript')}</noscript>
      </form>
      <p className="ink2 text-center mt-28">
        <SiteLink className={`${classes.link} weight-600`} to="/dashboard/logout">
          {t('choose.leave')}
        </SiteLink>
      </p>
    </>
  );
};
