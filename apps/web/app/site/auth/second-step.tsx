import type { PasskeyRequest } from '@firmament/api-contract/rules/passkey-fields';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { IDLE, useSubmission } from '../../lib/forms/use-submission.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { canUsePasskeys, loadDevice } from '../../lib/member/passkeys.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { beginSecondStep, finishSignIn, type SecondStepWays } from './account-calls.ts';
import classes from './account-form.module.css';
import { secondStepTexts } from './second-step-messages.de.ts';

addMessages('secondStep', secondStepTexts);

type Way = 'passkey' | 'app' | 'recovery';

export type SecondStepProps = {
  ways: SecondStepWays;
  /** Goes back to the first step, with a sentence if the server has forgotten it. */
  onBack(message?: string): void;
};

const CODE = 'code';

type CodeFormProps = Pick<SecondStepProps, 'onBack'> & { kind: 'app' | 'recovery' };

const CodeForm = ({ kind, onBack }: CodeFormProps) => {
  const { t } = useTranslation('secondStep');
  const form = useRef<HTMLFormElement>(null);

  // The form replaced the control that had the focus.
  useEffect(() => {
    const field = form.current?.elements.namedItem(CODE);
    if (field instanceof HTMLInputElement) field.focus();
  }, []);

  const { submission, submit } = useSubmission({
    check: ({ code }) => (code ? undefined : { message: '', fields: { [CODE]: t('ui:missing') } }),
    send: async ({ code = '' }) => {
      await finishSignIn({ code }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'sign_in_expired') onBack(error.message);
        throw error;
      });
      return '';
    },
  });

  const isSending = submission.status === 'sending';
  return (
    <form className={classes.form} ref={form} noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <TextField
        name={CODE}
        label={t(`${kind}.label`)}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        error={submission.fields[CODE]}
      />
      <Button className="mt-6" type="submit" size="lg" fullWidth disabled={isSending}>
        {isSending ? t('submitting') : t('submit')}
      </Button>
    </form>
  );
};

type PasskeyFormProps = Pick<SecondStepProps, 'onBack'> & { options: PasskeyRequest };

const PasskeyForm = ({ options, onBack }: PasskeyFormProps) => {
  const { t } = useTranslation('secondStep');
  const button = useRef<HTMLButtonElement>(null);
  const request = useRef<PasskeyRequest>(options);
  useEffect(() => button.current?.focus(), []);

  const [submission, setSubmission] = useState(IDLE);
  const fail = (message: string) => setSubmission({ status: 'failed', message, fields: {} });

  const ask = async () => {
    setSubmission({ status: 'sending', message: '', fields: {} });
    try {
      const { askForPasskey } = await loadDevice();
      await finishSignIn({ passkey: await askForPasskey(request.current) });
    } catch (error) {
      if (!(error instanceof ApiError)) return fail(t('passkey.declined'));
      if (error.code === 'sign_in_expired') return onBack(error.message);
      fail(error.message);
      // The server takes each request once; without a new one the other ways are left.
      const { passkey } = await beginSecondStep().catch(() => ({ passkey: null }));
      if (passkey !== null) request.current = passkey;
    }
  };

  return (
    <div className={classes.form}>
      <FormNotice submission={submission} />
      <Button
        ref={button}
        className="mt-6"
        size="lg"
        fullWidth
        leftSection={<IconFingerprint size={18} stroke={1.8} aria-hidden />}
        disabled={submission.status === 'sending'}
        onClick={ask}
      >
        {t('passkey.submit')}
      </Button>
    </div>
  );
};

/** For members who turned on two-step sign-in: the password was right, now a passkey or a code. */
export const SecondStep = ({ ways, onBack }: SecondStepProps) => {
  const { t } = useTranslation('secondStep');
  const passkey = canUsePasskeys() ? ways.passkey : null;
  const offered: Way[] = [
    ...(passkey === null ? [] : (['passkey'] as const)),
    ...(ways.has_app ? (['app'] as const) : []),
    'recovery',
  ];
  const [chosen, setChosen] = useState<Way>(offered[0] ?? 'recovery');
  return (
    <>
      <h2 className="text-18 weight-600 mt-24">{t('heading')}</h2>
      <p className="ink2 mt-6">{t(`${chosen}.lead`)}</p>
      {chosen === 'passkey' && passkey !== null && <PasskeyForm options={passkey} onBack={onBack} />}
      {chosen !== 'passkey' && <CodeForm key={chosen} kind={chosen} onBack={onBack} />}
      <div className="row wrap justify-between gap-24 gap-y-12 mt-24">
        {offered
          .filter((way) => way !== chosen)
          .map((way) => (
            <button className={classes.resend} type="button" key={way} onClick={() => setChosen(way)}>
              {t(`${way}.other`)}
            </button>
          ))}
        <button className={classes.resend} type="button" onClick={() => onBack()}>
          {t('back')}
        </button>
      </div>
    </>
  );
};
