import { Button } from '@mantine/core';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { signInPath, useReturnPath } from '../../lib/member/sign-in-path.ts';
import { SiteLink, useSiteNavigate } from '../../lib/pages/site-link.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './account-form.module.css';

export const ResetForm = () => {
  const { t } = useTranslation('auth');
  const navigate = useSiteNavigate();
  const wanted = useReturnPath();
  const { submission, submit } = useSubmission({
    check: (values, form) => checkRequired(Object.keys(values), values, form, ''),
    send: async ({ email = '' }) => {
      const { requestNewPassword } = await import('./account-calls.ts');
      await requestNewPassword(email);
      await navigate(signInPath(wanted, 'reset'));
      return '';
    },
  });
  const isSending = submission.status === 'sending';
  return (
    <>
      <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        <TextField
          name="email"
          type="email"
          label={t('ui:emailAddress')}
          autoComplete="username"
          error={submission.fields.email}
        />
        <Button className="mt-6" type="submit" size="lg" fullWidth disabled={isSending}>
          {isSending ? t('ui:sending') : t('reset.submit')}
        </Button>
        <noscript>{t('ui:noScript')}</noscript>
      </form>
      <p className="ink2 text-center mt-28">
        <SiteLink className={`${classes.link} weight-600`} to={signInPath(wanted)}>
          {t('reset.back')}
        </SiteLink>
      </p>
    </>
  );
};
