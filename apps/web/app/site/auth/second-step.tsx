import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { finishSignIn } from './account-calls.ts';
import classes from './account-form.module.css';
import { secondStepDe } from './second-step-messages.de.ts';
import { secondStepEn } from './second-step-messages.en.ts';

addMessages('secondStep', { en: secondStepEn, de: secondStepDe });

export type SecondStepProps = {
  /** Goes back to the first step, with a sentence if the server has forgotten it. */
  onBack(message?: string): void;
};

const CODE = 'code';

type CodeFormProps = SecondStepProps & { kind: 'app' | 'recovery' };

const CodeForm = ({ kind, onBack }: CodeFormProps) => {
  const { t } = useTranslation('secondStep');
  const form = useRef<HTMLFormElement>(null);

  // The form replaced the control that had the focus.
  useEffect(() => {
    const field = form.current?.elements.namedItem(CODE);
    if (field instanceof HTMLInputElement) field.focus();
  }, []);

  const { submission, submit } = useSubmission({
    check: ({ code }) => (code ? undefined : { message: '', fields: { [CODE]: t('missing') } }),
    send: async ({ code = '' }) => {
      await finishSignIn(code).catch((error: unknown) => {
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
      <Button className={classes.submit ?? ''} type="submit" size="lg" fullWidth disabled={isSending}>
        {isSending ? t('submitting') : t('submit')}
      </Button>
    </form>
  );
};

/** For members who turned on two-step sign-in: the password was right, now the code. */
export const SecondStep = ({ onBack }: SecondStepProps) => {
  const { t } = useTranslation('secondStep');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  return (
    <>
      <h2 className={classes.step}>{t('heading')}</h2>
      <p className={classes.stepLead}>{t(`${kind}.lead`)}</p>
      <CodeForm key={kind} kind={kind} onBack={onBack} />
      <div className={classes.ways}>
        <button className={classes.resend} type="button" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {t(`${kind}.other`)}
        </button>
        <button className={classes.resend} type="button" onClick={() => onBack()}>
          {t('back')}
        </button>
      </div>
    </>
  );
};
