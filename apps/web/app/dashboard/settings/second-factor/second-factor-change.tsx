import { removePasskey } from '@firmament/api-contract/calls/passkeys';
import { type Passkey, renewRecoveryCodes, turnOffSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { IdentityProof, useIdentityProof } from '../proof/identity-proof.tsx';
import { secondFactorQuery } from '../settings.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export type Change = { kind: 'off' } | { kind: 'renew' } | { kind: 'remove'; passkey: Passkey };

type ChangeFormProps = {
  change: Change;
  /** Whether this is the last thing that is asked for besides the password. */
  isLast: boolean;
  onRenewed(codes: readonly string[]): void;
  onClose: () => void;
};

/** All would weaken the account in the wrong hands, so all ask for what a sign-in asks for. */
const ChangeForm = ({ change, isLast, onRenewed, onClose }: ChangeFormProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const queryClient = useQueryClient();
  const identity = useIdentityProof();
  const { kind } = change;

  const { submission, submit } = useSubmission({
    check: identity.check,
    send: async (values) => {
      const body = identity.take(values);
      if (change.kind === 'renew') onRenewed((await callApi(renewRecoveryCodes, { body })).recovery_codes);
      else {
        const { message } =
          change.kind === 'off'
            ? await callApi(turnOffSecondFactor, { body })
            : await callApi(removePasskey, { body: { ...body, passkey_id: change.passkey.passkey_id } });
        void showToast(message);
        onClose();
      }
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      return '';
    },
  });

  return (
    <form className="stack gap-14" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      {change.kind === 'remove' && <p className="ink2">{t('change.removeLead', { name: change.passkey.name })}</p>}
      {kind === 'renew' && <p className="ink2">{t('change.renewLead')}</p>}
      {kind !== 'renew' && isLast && <p className="ink2">{t('change.offLead')}</p>}
      {kind === 'off' && !isLast && <p className="ink2">{t('change.offAppLead')}</p>}
      <IdentityProof identity={identity} submission={submission} label={t('password')} isFirst />
      <DialogButtons
        onCancel={onClose}
        confirmLabel={t(`change.${kind}Confirm`)}
        isDisabled={submission.status === 'sending'}
        {...(kind !== 'renew' && { danger: 'red' })}
      />
    </form>
  );
};

type SecondFactorChangeProps = { change: Change; isLast: boolean; isOpen: boolean; onClose: () => void };

/** Turns the app off, removes a passkey, or makes new recovery codes. */
export const SecondFactorChange = ({ change, isLast, isOpen, onClose }: SecondFactorChangeProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isFirm={codes !== undefined}
      title={codes === undefined ? t(`change.${change.kind}Title`) : t('codes.title')}
      closeLabel={t('member:close')}
    >
      {codes === undefined ? (
        <ChangeForm change={change} isLast={isLast} onRenewed={setCodes} onClose={close} />
      ) : (
        <RecoveryCodes codes={codes} onDone={close} />
      )}
    </Dialog>
  );
};
