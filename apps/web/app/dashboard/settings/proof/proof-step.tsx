import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { type Confirmation, IdentityProof, useIdentityProof } from './identity-proof.tsx';

type ProofStepProps = { lead: string; onProven(proof: Confirmation): Promise<void>; onCancel: () => void };

/** The first step of whatever changes how a member signs in. */
export const ProofStep = ({ lead, onProven, onCancel }: ProofStepProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const identity = useIdentityProof();
  const { submission, submit } = useSubmission({
    check: identity.check,
    send: async (values) => {
      await onProven(identity.take(values));
      return '';
    },
  });
  return (
    <form className="stack gap-14" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <p className="ink2">{lead}</p>
      <p className="ink2">{t('setup.proof')}</p>
      <IdentityProof identity={identity} submission={submission} label={t('password')} isFirst />
      <DialogButtons onCancel={onCancel} confirmLabel={t('next')} isDisabled={submission.status === 'sending'} />
    </form>
  );
};
