import { beginConfirmation } from '@firmament/api-contract/calls/passkeys';
import type { PasskeyAssertion } from '@firmament/api-contract/rules/passkey-fields';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { loadDevice } from '../../../lib/member/passkeys.ts';

type PasskeyProofProps = { isGiven: boolean; onProof(passkey: PasskeyAssertion): void };

/** A passkey stands for the password and the second step at once. */
export const PasskeyProof = ({ isGiven, onProof }: PasskeyProofProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'proof' });
  const [failure, setFailure] = useState('');

  const ask = async () => {
    setFailure('');
    try {
      const [{ askForPasskey }, { options }] = await Promise.all([
        loadDevice(),
        callApi(beginConfirmation, { body: {} }),
      ]);
      onProof(await askForPasskey(options));
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('declined'));
    }
  };

  return (
    <div className="ink2 stack whole-line justify-items-start gap-8">
      {!isGiven && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFingerprint size={16} stroke={1.6} aria-hidden />}
          onClick={ask}
        >
          {t('passkey')}
        </Button>
      )}
      <p role="status">{isGiven ? t('confirmed') : failure}</p>
    </div>
  );
};
