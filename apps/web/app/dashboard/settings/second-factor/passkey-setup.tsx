import { addPasskey, beginPasskey } from '@firmament/api-contract/calls/passkeys';
import type { PasskeyCreation } from '@firmament/api-contract/rules/passkey-fields';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { IDLE } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { loadDevice } from '../../../lib/member/passkeys.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { ProofStep } from '../proof/proof-step.tsx';
import { secondFactorQuery, sessionsQuery } from '../settings.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type DeviceStepProps = {
  options: PasskeyCreation;
  onAdded(message: string, codes: readonly string[] | null): void;
  onCancel: () => void;
};

/** A step of its own: some browsers let a page ask the device only upon a click. */
const DeviceStep = ({ options, onAdded, onCancel }: DeviceStepProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const [submission, setSubmission] = useState(IDLE);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const make = async () => {
    setSubmission({ ...IDLE, status: 'sending' });
    try {
      const { makePasskey } = await loadDevice();
      const passkey = await makePasskey(options);
      const { message, recovery_codes } = await callApi(addPasskey, { body: { passkey } });
      onAdded(message, recovery_codes);
    } catch (error) {
      const message = error instanceof ApiError ? error.message : t('passkeys.notMade');
      setSubmission({ status: 'failed', message, fields: {} });
    }
  };

  return (
    <div className="stack gap-14">
      <FormNotice submission={submission} />
      <p className="ink2">{t('passkeys.device')}</p>
      <div className="row wrap items-center justify-end gap-8">
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('member:cancel')}
        </Button>
        <Button ref={button} size="xs" disabled={submission.status === 'sending'} onClick={make}>
          {t('passkeys.make')}
        </Button>
      </div>
    </div>
  );
};

type PasskeySetupProps = { isOpen: boolean; onClose: () => void };

/** Adds a passkey: proof, device and, with the first second factor, recovery codes. */
export const PasskeySetup = ({ isOpen, onClose }: PasskeySetupProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const queryClient = useQueryClient();
  const [options, setOptions] = useState<PasskeyCreation>();
  const [codes, setCodes] = useState<readonly string[]>();

  const close = () => {
    setOptions(undefined);
    setCodes(undefined);
    onClose();
  };

  const add = (message: string, given: readonly string[] | null) => {
    void showToast(message);
    for (const { queryKey } of [secondFactorQuery, sessionsQuery]) void queryClient.invalidateQueries({ queryKey });
    if (given === null) close();
    else setCodes(given);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isFirm={codes !== undefined}
      title={codes === undefined ? t('passkeys.add') : t('codes.title')}
      closeLabel={t('member:close')}
    >
      {codes !== undefined && <RecoveryCodes codes={codes} onDone={close} />}
      {codes === undefined && options !== undefined && <DeviceStep options={options} onAdded={add} onCancel={close} />}
      {codes === undefined && options === undefined && (
        <ProofStep
          lead={t('passkeys.what')}
          onProven={async (body) => setOptions((await callApi(beginPasskey, { body })).options)}
          onCancel={close}
        />
      )}
    </Dialog>
  );
};
