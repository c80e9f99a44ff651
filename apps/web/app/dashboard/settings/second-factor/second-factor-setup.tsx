import { beginSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { IdentityProof, useIdentityProof } from '../proof/identity-proof.tsx';
import { secondFactorQuery, sessionsQuery } from '../settings.queries.ts';
import { type AppKey, KeyStep } from './key-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

type ProofStepProps = { onBegun(key: AppKey): void; onCancel: () => void };

const ProofStep = ({ onBegun, onCancel }: ProofStepProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const identity = useIdentityProof();
  const { submission, submit } = useSubmission({
    check: identity.check,
    send: async (values) => {
      onBegun(await callApi(beginSecondFactor, { body: identity.take(values) }));
      return '';
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <p className={classes.lead}>{t('setup.app')}</p>
      <p className={classes.lead}>{t('setup.proof')}</p>
      <IdentityProof identity={identity} submission={submission} label={t('password')} isFirst />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="xs" disabled={submission.status === 'sending'}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
};

type SecondFactorSetupProps = { isOpen: boolean; onClose: () => void };

/** Turns two-step sign-in on in three steps: proof, key, recovery codes. */
export const SecondFactorSetup = ({ isOpen, onClose }: SecondFactorSetupProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const queryClient = useQueryClient();
  const [key, setKey] = useState<AppKey>();
  const [codes, setCodes] = useState<readonly string[]>();

  const close = () => {
    setKey(undefined);
    setCodes(undefined);
    onClose();
  };

  const confirm = (message: string, given: readonly string[] | null) => {
    if (given === null) {
      void showToast(message);
      close();
    } else setCodes(given);
    for (const { queryKey } of [secondFactorQuery, sessionsQuery]) void queryClient.invalidateQueries({ queryKey });
  };

  const step = codes !== undefined ? 3 : key !== undefined ? 2 : 1;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isFirm={codes !== undefined}
      title={codes === undefined ? t('setup.title') : t('codes.title')}
      closeLabel={t('close')}
    >
      <p className={classes.step} aria-live="polite">
        {t('setup.step', { step })}
        {codes !== undefined && ` · ${t('codes.done')}`}
      </p>
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={close} />}
      {codes === undefined && key !== undefined && <KeyStep appKey={key} onConfirmed={confirm} onCancel={close} />}
      {codes === undefined && key === undefined && <ProofStep onBegun={setKey} onCancel={close} />}
    </Dialog>
  );
};
