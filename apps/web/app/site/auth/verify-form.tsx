import type { showSignUp } from '@firmament/api-contract/calls/accounts';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { type Submission, useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { signInPath } from '../../lib/member/sign-in-path.ts';
import { useSiteNavigate } from '../../lib/pages/site-link.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import classes from './account-form.module.css';
import { PasswordField } from './password-field.tsx';
import own from './verify-form.module.css';

type SignUp = EndpointOutput<typeof showSignUp>;

const loadCalls = () => import('./account-calls.ts');

const isDead = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'not_found';

/** The sign-up behind the link. A dead link, or one that has done its work, leads to the sign-in page. */
const useSignUp = (token: string): { signUp: SignUp | undefined; failure: string } => {
  const navigate = useSiteNavigate();
  const [signUp, setSignUp] = useState<SignUp>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const { showSignUp } = await loadCalls();
      const shown = await showSignUp(token);
      if (isGone) return;
      if (shown.is_verified) await navigate(signInPath(shown.return_path, 'success'), { replace: true });
      else setSignUp(shown);
    };
    ask().catch((error: unknown) => {
      if (isGone) return;
      if (isDead(error)) void navigate('/login?verification=fail', { replace: true });
      else if (error instanceof ApiError) setFailure(error.message);
      else throw error;
    });
    return () => {
      isGone = true;
    };
  }, [token, navigate]);
  return { signUp, failure };
};

const SignUpFacts = ({ signUp }: { signUp: SignUp }) => {
  const { t } = useTranslation('link', { keyPrefix: 'verify' });
  const { moment } = useDateFormat();
  return (
    <div className={own.signUp}>
      <Facts layout="lines">
        <Fact name={t('ui:name')}>{signUp.fullname}</Fact>
        <Fact name={t('ui:emailAddress')}>{signUp.email}</Fact>
        <Fact name={t('when')}>{moment(signUp.signed_up_at)}</Fact>
        <Fact name={t('device')}>{signUp.device || t('unknownDevice')}</Fact>
      </Facts>
    </div>
  );
};

type AnswerProps = { token: string; signUp: SignUp; onDenied(): void };

const Answer = ({ token, signUp, onDenied }: AnswerProps) => {
  const { t } = useTranslation('link');
  const navigate = useSiteNavigate();
  const [denial, setDenial] = useState<Submission>();

  const { submission, submit } = useSubmission({
    check: (values, form) => checkRequired(Object.keys(values), values, form, ''),
    send: async ({ password }) => {
      setDenial(undefined);
      const { confirmSignUp } = await loadCalls();
      try {
        await confirmSignUp(token, password);
      } catch (error) {
        if (!isDead(error)) throw error;
        await navigate('/login?verification=fail', { replace: true });
        return '';
      }
      await navigate(signInPath(signUp.return_path, 'success'), { replace: true });
      return '';
    },
  });

  const deny = async () => {
    setDenial({ status: 'sending', message: '', fields: {} });
    try {
      const { denySignUp } = await loadCalls();
      await denySignUp(token);
      onDenied();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setDenial({ status: 'failed', message: error.message, fields: {} });
    }
  };

  const isSending = submission.status === 'sending' || denial?.status === 'sending';
  return (
    <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
      <FormNotice submission={denial ?? submission} />
      {signUp.needs_password && (
        <>
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={signUp.email} readOnly hidden />
          <PasswordField
            autoComplete="new-password"
            help={t('verify.passwordHelp')}
            error={submission.fields.password}
          />
        </>
      )}
      <Button className="mt-6" type="submit" size="lg" fullWidth disabled={isSending}>
        {submission.status === 'sending' ? t('verify.submitting') : t('verify.submit')}
      </Button>
      <Button
        className={classes.secondary ?? ''}
        variant="default"
        size="lg"
        fullWidth
        disabled={isSending}
        onClick={deny}
      >
        {t('verify.deny')}
      </Button>
    </form>
  );
};

type VerifyFormProps = { token: string; onDenied(): void };

/** Shows the sign-up behind the link, and takes the answer. */
export const VerifyForm = ({ token, onDenied }: VerifyFormProps) => {
  const { t } = useTranslation('link', { keyPrefix: 'verify' });
  const { signUp, failure } = useSignUp(token);
  if (signUp === undefined) {
    return (
      <p className="ink2 mt-24" role={failure === '' ? 'status' : 'alert'}>
        {failure || t('ui:moment')}
      </p>
    );
  }
  return (
    <>
      <SignUpFacts signUp={signUp} />
      <Answer token={token} signUp={signUp} onDenied={onDenied} />
    </>
  );
};
