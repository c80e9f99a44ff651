import { deleteAccount } from '@firmament/api-contract/calls/accounts';
import { Button, PasswordInput, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { billingQuery } from '../../../lib/member/billing-query.ts';
import type { GoogleCredential } from '../../../lib/member/google-identity.ts';
import { setLoginHint } from '../../../lib/member/login-hint.ts';
import { useMember } from '../../../lib/member/member.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { GoogleProof } from '../google-proof.tsx';
import { ContractEnd, type Ending, endingsOf } from './contract-end.tsx';
import classes from './own-data.module.css';

/** Named as in the API, so that the server's errors show at the field. */
const PASSWORD = 'proof.password';

type DeleteAccountProps = { isOpen: boolean; onClose: () => void };

/** It cannot be undone, so it first says what becomes of a running contract, and asks for the password. */
export const DeleteAccount = ({ isOpen, onClose }: DeleteAccountProps) => {
  const { t } = useTranslation('settings');
  const { has_password, email } = useMember();
  const [google, setGoogle] = useState<GoogleCredential>();
  const { data: billing, error, refetch } = useQuery({ ...billingQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<Ending>();
  const contract = billing?.contract ?? null;
  const endings = endingsOf(contract);
  const ending = endings.find((one) => one === chosen) ?? endings[0];
  const deletion = useMutation({
    mutationFn: (proof: { password: string } | GoogleCredential) =>
      callApi(deleteAccount, { body: { proof, ...(ending !== undefined && { contract: ending }) } }),
    onSuccess: () => setLoginHint(false),
  });

  const { submission, submit } = useSubmission({
    check: (values) => {
      if (!has_password) return google === undefined ? { message: t('google.needed'), fields: {} } : undefined;
      return values[PASSWORD] ? undefined : { message: '', fields: { [PASSWORD]: t('details.missing') } };
    },
    send: async (values) => (await deletion.mutateAsync(google ?? { password: values[PASSWORD] ?? '' })).message,
  });

  const confirmation = contract?.phase === 'ordered' && ending === 'withdraw' ? 'takeBack' : ending;
  const isGone = submission.status === 'done';
  const leave = () => location.assign('/');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isGone ? leave : onClose}
      title={t('deletion.title')}
      closeLabel={t('deletion.close')}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        {isGone ? (
          <div className={classes.actions}>
            <Button size="xs" onClick={leave}>
              {t('deletion.leave')}
            </Button>
          </div>
        ) : (
          <>
            <p className={classes.warning}>{t('deletion.warning')}</p>
            <p className={classes.warning}>{t('deletion.advice')}</p>
            {billing === undefined && error === null && <Skeleton height={64} radius="md" />}
            {billing === undefined && error !== null && (
              <Problem error={error} retryLabel={t('deletion.retry')} onRetry={() => refetch()} />
            )}
            {contract !== null && ending !== undefined && (
              <ContractEnd contract={contract} endings={endings} chosen={ending} email={email} onChoose={setChosen} />
            )}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            {has_password ? (
              <PasswordInput
                size="xs"
                name={PASSWORD}
                label={t('deletion.password')}
                autoComplete="current-password"
                aria-required
                error={submission.fields[PASSWORD]}
                visibilityToggleButtonProps={{ 'aria-label': t('details.show'), tabIndex: 0 }}
              />
            ) : (
              <GoogleProof onProof={setGoogle} />
            )}
            <div className={classes.actions}>
              <Button size="xs" variant="default" onClick={onClose}>
                {t('deletion.cancel')}
              </Button>
              <Button
                type="submit"
                size="xs"
                color="red.6"
                disabled={submission.status === 'sending' || billing === undefined}
              >
                {confirmation === undefined ? t('deletion.confirm') : t(`deletion.confirmWith.${confirmation}`)}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
};
