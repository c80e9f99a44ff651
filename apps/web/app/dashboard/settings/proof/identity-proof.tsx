import type { PasskeyAssertion } from '@firmament/api-contract/rules/passkey-fields';
import { PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal, Submission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { GoogleCredential } from '../../../lib/member/google-identity.ts';
import { useMember } from '../../../lib/member/member.ts';
import { canUsePasskeys } from '../../../lib/member/passkeys.ts';
import { secondFactorQuery } from '../settings.queries.ts';
import { GoogleProof } from './google-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';

/** Named as in the API, so that the server's errors show at the fields. */
const PASSWORD = 'proof.password';
const CODE = 'code';

type Values = Record<string, string>;

export type Confirmation = {
  proof: { password: string } | GoogleCredential | { passkey: PasskeyAssertion };
  code?: string;
};

/**
 * Proves that the member asks, with all that a sign-in asks for: password or Google, with two-step sign-in a code as
 * well; or a passkey, which is both.
 */
export const useIdentityProof = () => {
  const { t } = useTranslation('settings');
  const { has_password } = useMember();
  const { data: factor } = useQuery(secondFactorQuery);
  const [google, setGoogle] = useState<GoogleCredential>();
  const [passkey, setPasskey] = useState<PasskeyAssertion>();
  const needsCode = factor?.is_on === true;
  return {
    needsCode,
    hasApp: needsCode && factor.app_since !== null,
    hasPasskey: needsCode && factor.passkeys.length > 0 && canUsePasskeys(),
    isByPasskey: passkey !== undefined,
    setGoogle,
    setPasskey,
    check: (values: Values): Refusal | undefined => {
      if (passkey !== undefined) return undefined;
      const names = [...(has_password ? [PASSWORD] : []), ...(needsCode ? [CODE] : [])];
      const missing = names.filter((name) => !values[name]);
      const message = !has_password && google === undefined ? t('google.needed') : '';
      if (message === '' && missing.length === 0) return undefined;
      return { message, fields: Object.fromEntries(missing.map((name) => [name, t('ui:missing')])) };
    },
    /** What a call sends along. The server takes a passkey's answer once, so it is gone then. */
    take: (values: Values): Confirmation => {
      setPasskey(undefined);
      if (passkey !== undefined) return { proof: { passkey } };
      const proof = google ?? { password: values[PASSWORD] ?? '' };
      return { proof, ...(values[CODE] && { code: values[CODE] }) };
    },
  };
};

type IdentityProofProps = {
  identity: ReturnType<typeof useIdentityProof>;
  submission: Submission;
  label: string;
  /** Takes the focus when a dialog opens. */
  isFirst?: boolean;
};

export const IdentityProof = ({ identity, submission, label, isFirst = false }: IdentityProofProps) => {
  const { t } = useTranslation('settings');
  const { has_password, email } = useMember();
  const { needsCode, hasApp, hasPasskey, isByPasskey, setGoogle, setPasskey } = identity;
  return (
    <>
      {hasPasskey && <PasskeyProof isGiven={isByPasskey} onProof={setPasskey} />}
      {!isByPasskey && (
        <>
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          {has_password ? (
            <PasswordInput
              size="xs"
              name={PASSWORD}
              label={label}
              autoComplete="current-password"
              aria-required
              data-autofocus={isFirst || undefined}
              error={submission.fields[PASSWORD]}
              visibilityToggleButtonProps={{ 'aria-label': t('details.show'), tabIndex: 0 }}
            />
          ) : (
            <GoogleProof onProof={setGoogle} />
          )}
          {/* The server knows better, should two-step sign-in have been turned on elsewhere meanwhile. */}
          {(needsCode || submission.fields[CODE] !== undefined) && (
            <TextInput
              size="xs"
              name={CODE}
              label={hasApp ? t('proof.code') : t('proof.recoveryCode')}
              description={hasApp && t('proof.codeHelp')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete={hasApp ? 'one-time-code' : 'off'}
              aria-required
              error={submission.fields[CODE]}
            />
          )}
        </>
      )}
    </>
  );
};
