import type { getIp } from '@firmament/api-contract/calls/system';
import type { MIN_PASSWORD_LENGTH } from '@firmament/api-contract/rules/password-rules';
import { SIGNED_IN_PATH } from '@firmament/api-contract/rules/return-path';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { readLightly } from '../../lib/api/light-read.ts';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { type Refusal, type Submission, useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { GoogleCredential } from '../../lib/member/google-identity.ts';
import { signInPath, useReturnPath } from '../../lib/member/sign-in-path.ts';
import { SiteLink, useSiteNavigate } from '../../lib/pages/site-link.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SignUp } from './account-calls.ts';
import classes from './account-form.module.css';
import { Agreement } from './agreement.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordField } from './password-field.tsx';

/** The visitor's IP address, looked up when the page opens; signing up also works without it. */
const useOwnAddress = () => {
  const address = useRef<string>(undefined);
  useEffect(() => {
    readLightly<typeof getIp>('/api/ip').then(
      ({ ip }) => {
        address.current = ip;
      },
      () => {},
    );
  }, []);
  return address;
};

const signUp = async (values: SignUp): Promise<void> => (await import('./account-calls.ts')).signUp(values);

/** The only rule that the page states; the server checks the others. */
const MIN_LENGTH: typeof MIN_PASSWORD_LENGTH = 8;

export const SignUpForm = () => {
  const { t } = useTranslation('auth');
  const navigate = useSiteNavigate();
  const address = useOwnAddress();
  const wanted = useReturnPath();
  const [googleFailure, setGoogleFailure] = useState<Submission>();

  const check = (values: Record<string, string>, form: HTMLFormElement): Refusal | undefined => {
    const refusal = checkRequired(Object.keys(values), values, form);
    const { password = '' } = values;
    if (password === '' || [...password].length >= MIN_LENGTH) return refusal;
    return { message: refusal?.message ?? '', fields: { ...refusal?.fields, password: t('signUp.tooShort') } };
  };

  const { submission, submit } = useSubmission({
    check,
    isAnswerAbove: true,
    send: async ({ fullname = '', email = '', password = '' }) => {
      setGoogleFailure(undefined);
      const return_path = wanted === SIGNED_IN_PATH ? undefined : wanted;
      await signUp({ fullname, email, password, security_IP: address.current, return_path });
      await navigate(signInPath(wanted, 'required'));
      return '';
    },
  });

  const fail = (message: string) => setGoogleFailure({ status: 'failed', message, fields: {} });

  const signUpWithGoogle = (credential: GoogleCredential) => {
    setGoogleFailure(undefined);
    signUp({ ...credential, security_IP: address.current }).then(
      () => navigate(signInPath(wanted, 'success')),
      (error: unknown) => fail(error instanceof ApiError ? error.message : t('google.failed')),
    );
  };

  const { fields, status } = submission;
  const isSending = status === 'sending';
  return (
    <>
      <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
        <FormNotice submission={googleFailure ?? submission} />
        <TextField
          name="fullname"
          label={t('signUp.fullName')}
          autoComplete="name"
          maxLength={120}
          error={fields.fullname}
        />
        <TextField name="email" type="email" label={t('ui:emailAddress')} autoComplete="email" error={fields.email} />
        <PasswordField autoComplete="new-password" help={t('signUp.passwordHint')} error={fields.password} />
        <Agreement />
        <Button className="mt-6" type="submit" size="lg" fullWidth disabled={isSending}>
          {isSending ? t('signUp.submitting') : t('signUp.submit')}
        </Button>
        <noscript>{t('ui:noScript')}</noscript>
      </form>
      <div className={classes.or}>{t('or')}</div>
      <GoogleButton onCredential={signUpWithGoogle} onFailure={fail} />
      <p className="ink2 text-center mt-28">
        {t('signUp.known')}{' '}
        <SiteLink className={`${classes.link} weight-600`} to={signInPath(wanted)}>
          {t('signUp.signIn')}
        </SiteLink>
      </p>
    </>
  );
};
