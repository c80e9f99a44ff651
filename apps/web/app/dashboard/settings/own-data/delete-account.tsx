import { deleteAccount } from '@firmament/api-contract/calls/accounts';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { billingQuery } from '../../../lib/member/billing-query.ts';
import { setLoginHint } from '../../../lib/member/login-hint.ts';
import { useMember } from '../../../lib/member/member.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { IdentityProof, useIdentityProof } from '../proof/identity-proof.tsx';
import { ContractEnd, type Ending, endingsOf } from './contract-end.tsx';

type DeleteAccountProps = { isOpen: boolean; onClose: () => void };

/** It cannot be undone, so it first says what becomes of a running contract, and asks for the password. */
export const DeleteAccount = ({ isOpen, onClose }: DeleteAccountProps) => {
  const { t } = useTranslation('settings');
  const { email } = useMember();
  const identity = useIdentityProof();
  const { data: billing, error, refetch } = useQuery({ ...billingQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<Ending>();
  const contract = billing?.contract ?? null;
  const endings = endingsOf(contract);
  const ending = endings.find((one) => one === chosen) ?? endings[0];
  const deletion = useMutation({
    mutationFn: (confirmation: ReturnType<typeof identity.take>) =>
      callApi(deleteAccount, { body: { ...confirmation, ...(ending !== undefined && { contract: ending }) } }),
    onSuccess: () => setLoginHint(false),
  });

  const { submission, submit } = useSubmission({
    check: identity.check,
    send: async (values) => (await deletion.mutateAsync(identity.take(values))).message,
  });

  const confirmation = contract?.phase === 'ordered' && ending === 'withdraw' ? 'takeBack' : ending;
  const isGone = submission.status === 'done';
  const leave = () => location.assign('/');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isGone ? leave : onClose}
      title={t('deletion.title')}
      closeLabel={t('member:close')}
    >
      <form className="stack gap-14" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        {isGone ? (
          <div className="row wrap justify-end gap-8">
            <Button size="xs" onClick={leave}>
              {t('deletion.leave')}
            </Button>
          </div>
        ) : (
          <>
            <p className="ink2">{t('deletion.warning')}</p>
            <p className="ink2">{t('deletion.advice')}</p>
            {billing === undefined && error === null && <Skeleton height={64} radius="md" />}
            {billing === undefined && error !== null && <Problem error={error} onRetry={() => refetch()} />}
            {contract !== null && ending !== undefined && (
              <ContractEnd contract={contract} endings={endings} chosen={ending} email={email} onChoose={setChosen} />
            )}
            <IdentityProof identity={identity} submission={submission} label={t('deletion.password')} />
            <DialogButtons
              cancelLabel={t('deletion.cancel')}
              onCancel={onClose}
              confirmLabel={
                confirmation === undefined ? t('deletion.confirm') : t(`deletion.confirmWith.${confirmation}`)
              }
              isDisabled={submission.status === 'sending' || billing === undefined}
              danger="red.6"
            />
          </>
        )}
      </form>
    </Dialog>
  );
};
