import { beginSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { ProofStep } from '../proof/proof-step.tsx';
import { secondFactorQuery, sessionsQuery } from '../settings.queries.ts';
import { type AppKey, KeyStep } from './key-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

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
      closeLabel={t('member:close')}
    >
      <p className={`${classes.step} text-12 ink3 mb-12`} aria-live="polite">
        {t('setup.step', { step })}
        {codes !== undefined && ` · ${t('codes.done')}`}
      </p>
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={close} />}
      {codes === undefined && key !== undefined && <KeyStep appKey={key} onConfirmed={confirm} onCancel={close} />}
      {codes === undefined && key === undefined && (
        <ProofStep
          lead={t('setup.app')}
          onProven={async (body) => setKey(await callApi(beginSecondFactor, { body }))}
          onCancel={close}
        />
      )}
    </Dialog>
  );
};
