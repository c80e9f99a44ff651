import { beginSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { secondFactorQuery, sessionsQuery } from '../settings.queries.ts';
import { type AppKey, KeyStep } from './key-step.tsx';
import { ProofField, useProof } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

type ProofStepProps = { onBegun(key: AppKey): void; onCancel: () => void };

const ProofStep = ({ onBegun, onCancel }: ProofStepProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { check, proofIn, setGoogle } = useProof();
  const { submission, submit } = useSubmission({
    check,
    send: async (values) => {
      onBegun(await callApi(beginSecondFactor, { body: { proof: proofIn(values) } }));
      return '';
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <p className={classes.lead}>{t('setup.app')}</p>
      <p className={classes.lead}>{t('setup.proof')}</p>
      <ProofField submission={submission} onGoogle={setGoogle} />
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

  const confirm = (given: readonly string[]) => {
    setCodes(given);
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
