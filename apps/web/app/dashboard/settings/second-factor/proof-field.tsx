import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { Refusal, Submission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { GoogleCredential } from '../../../lib/member/google-identity.ts';
import { useMember } from '../../../lib/member/member.ts';
import { GoogleProof } from '../google-proof.tsx';

/** Named as in the API, so that the server's errors show at the field. */
const PASSWORD = 'proof.password';

type Values = Record<string, string>;

/** Proves that the member is asking: by password or, without one, by Google. */
export const useProof = () => {
  const { t } = useTranslation('settings');
  const { has_password } = useMember();
  const [google, setGoogle] = useState<GoogleCredential>();
  return {
    setGoogle,
    check: (values: Values): Refusal | undefined => {
      if (!has_password) return google === undefined ? { message: t('google.needed'), fields: {} } : undefined;
      return values[PASSWORD] ? undefined : { message: '', fields: { [PASSWORD]: t('details.missing') } };
    },
    proofIn: (values: Values) => google ?? { password: values[PASSWORD] ?? '' },
  };
};

type ProofFieldProps = { submission: Submission; onGoogle(proof: GoogleCredential): void };

export const ProofField = ({ submission, onGoogle }: ProofFieldProps) => {
  const { t } = useTranslation('settings');
  const { has_password, email } = useMember();
  if (!has_password) return <GoogleProof onProof={onGoogle} />;
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        size="xs"
        name={PASSWORD}
        label={t('secondFactor.password')}
        autoComplete="current-password"
        aria-required
        data-autofocus
        error={submission.fields[PASSWORD]}
        visibilityToggleButtonProps={{ 'aria-label': t('details.show'), tabIndex: 0 }}
      />
    </>
  );
};
