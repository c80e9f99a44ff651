import { Button } from '@mantine/core';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { type Submission, useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { DEMO_ANCHOR, useSignInOptions } from '../../lib/member/sign-in-options.ts';
import { resetPasswordPath, signUpPath, useReturnPath } from '../../lib/member/sign-in-path.ts';
import { DESK_PATH } from '../../lib/pages/desk-pages.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { SecondStepWays, SignIn } from './account-calls.ts';
import classes from './account-form.module.css';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import type { SecondStepProps } from './second-step.tsx';

type Credentials = { email: string; password: string };
type DemoSignInProps = { onChoose(credentials: Credentials, page?: string): void };

/** The demo is known too late for the browser to find the place that the address names. */
const showIfAsked = (place: HTMLElement | null): void => {
  if (place === null || location.hash !== `#${DEMO_ANCHOR}`) return;
  place.scrollIntoView({ block: 'center' });
  place.querySelector('button')?.focus({ preventScroll: true });
};

/** Offers the demo accounts in demo mode; renders nothing otherwise. */
const DemoSignIn = ({ onChoose }: DemoSignInProps) => {
  const { t } = useTranslation('auth', { keyPrefix: 'signIn' });
  const { demo, demo_desk: operator } = useSignInOptions() ?? { demo: null, demo_desk: null };
  if (demo === null) return null;
  return (
    <div className={classes.demo} id={DEMO_ANCHOR} ref={showIfAsked}>
      <p>{t('demo')}</p>
      <Button variant="default" size="sm" onClick={() => onChoose(demo)}>
        {t('demoButton')}
      </Button>
      {operator !== null && (
        <Button variant="default" size="sm" onClick={() => onChoose(operator, DESK_PATH)}>
          {t('demoDeskButton')}
        </Button>
      )}
    </div>
  );
};

const loadCalls = () => import('./account-calls.ts');

type SignInFormProps = {
  /** The address is not verified yet: offer to send the mail again. */
  isUnverified: boolean;
  /** Called when the form itself says that the address has to be verified. */
  onUnverified(): void;
};

export const SignInForm = ({ isUnverified, onUnverified }: SignInFormProps) => {
  const { t } = useTranslation('auth');
  const wanted = useReturnPath();
  const form = useRef<HTMLFormElement>(null);
  /** The outcome of actions other than sending the form. */
  const [aside, setAside] = useState<Submission>();
  const [canResend, setCanResend] = useState(false);
  /** Loaded when needed: hardly any sign-in has a second step. */
  const [secondStep, setSecondStep] = useState<{ Form: ComponentType<SecondStepProps>; ways: SecondStepWays }>();
  /** Fills the field in again on the way back from the second step. */
  const email = useRef<string>(undefined);

  useEffect(() => {
    if (secondStep !== undefined || email.current === undefined) return;
    const field = form.current?.elements.namedItem(email.current === '' ? 'email' : 'password');
    if (field instanceof HTMLInputElement) field.focus();
  }, [secondStep]);

  const takeFirstStep = async (body: SignIn, page?: string) => {
    const { signIn, beginSecondStep } = await loadCalls();
    try {
      await signIn(body, page);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second_factor_required')) throw error;
      const [loaded, ways] = await Promise.all([import('./second-step.tsx'), beginSecondStep()]);
      email.current = 'email' in body ? body.email : '';
      setSecondStep({ Form: loaded.SecondStep, ways });
    }
  };

  const goBack = (message?: string) => {
    setAside(message === undefined ? undefined : { status: 'failed', message, fields: {} });
    setSecondStep(undefined);
  };

  const { submission, submit } = useSubmission({
    check: (values, element) => checkRequired(Object.keys(values), values, element),
    send: async ({ email = '', password = '' }) => {
      await takeFirstStep({ email, password }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'email_not_verified') {
          setCanResend(true);
          onUnverified();
        }
        throw error;
      });
      return '';
    },
  });

  const fail = (message: string, fields: Submission['fields'] = {}) => setAside({ status: 'failed', message, fields });

  /** Runs an action other than the form; its answer, if any, is shown in the form's place. */
  const attempt = async (action: () => Promise<string | undefined>) => {
    setAside(undefined);
    try {
      const message = await action();
      if (message !== undefined) setAside({ status: 'done', message, fields: {} });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error.message);
    }
  };

  const enter = (body: SignIn, page?: string) =>
    attempt(async () => {
      await takeFirstStep(body, page);
      return undefined;
    });

  const resend = () => {
    const email = form.current?.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    if (email.value.trim() === '' || !email.validity.valid) {
      fail('', { email: t('resend.needsEmail') });
      email.focus();
      return;
    }
    void attempt(async () => {
      const message = await (await loadCalls()).resendVerification(email.value);
      onUnverified();
      return message;
    });
  };

  const submitForm = (event: FormEvent<HTMLFormElement>) => {
    setAside(undefined);
    setCanResend(false);
    return submit(event);
  };

  if (secondStep !== undefined) return <secondStep.Form ways={secondStep.ways} onBack={goBack} />;

  const { fields, status } = aside ?? submission;
  const isSending = status === 'sending';
  return (
    <>
      <form className={classes.form} ref={form} method="dialog" noValidate onSubmit={submitForm}>
        <FormNotice submission={aside ?? submission} />
        {(isUnverified || canResend) && (
          <button className={classes.resend} type="button" onClick={resend}>
            {t('resend.button')}
          </button>
        )}
        <TextField
          name="email"
          type="email"
          label={t('ui:emailAddress')}
          autoComplete="username webauthn"
          defaultValue={email.current}
          error={fields.email}
        />
        <PasswordField
          autoComplete="current-password"
          error={fields.password}
          aside={
            <SiteLink className={classes.link} to={resetPasswordPath(wanted)}>
              {t('signIn.forgot')}
            </SiteLink>
          }
        />
        <Button className="mt-6" type="submit" size="lg" fullWidth disabled={isSending}>
          {isSending ? t('signIn.submitting') : t('signIn.submit')}
        </Button>
        <noscript>{t('ui:noScript')}</noscript>
      </form>
      <div className={classes.or}>{t('or')}</div>
      <PasskeyButton onFailure={fail} />
      <GoogleButton onCredential={enter} onFailure={fail} />
      <p className="ink2 text-center mt-28">
        {t('signIn.newHere')}{' '}
        <SiteLink className={`${classes.link} weight-600`} to={signUpPath(wanted)}>
          {t('signIn.register')}
        </SiteLink>
      </p>
      <DemoSignIn onChoose={enter} />
    </>
  );
};
