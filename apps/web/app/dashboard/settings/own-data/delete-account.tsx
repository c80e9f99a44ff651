import { deleteAccount } from '@firmament/api-contract/calls/accounts';
import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { GoogleCredential } from '../../../lib/member/google-identity.ts';
import { setLoginHint } from '../../../lib/member/login-hint.ts';
import { useMember } from '../../../lib/member/member.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { GoogleProof } from '../google-proof.tsx';
import classes from './own-data.module.css';

/** Named as in the API, so that the server's errors show at the field. */
const PASSWORD = 'proof.password';

type DeleteAccountProps = { isOpen: boolean; onClose: () => void };

/** It cannot be undone, so it asks for the password first. */
export const DeleteAccount = ({ isOpen, onClose }: DeleteAccountProps) => {
  const { t } = useTranslation('settings');
  const { has_password, email } = useMember();
  const [google, setGoogle] = useState<GoogleCredential>();
  const deletion = useMutation({
    mutationFn: (proof: { password: string } | GoogleCredential) => callApi(deleteAccount, { body: { proof } }),
    onSuccess: () => setLoginHint(false),
  });

  const { submission, submit } = useSubmission({
    check: (values) => {
      if (!has_password) return google === undefined ? { message: t('google.needed'), fields: {} } : undefined;
      return values[PASSWORD] ? undefined : { message: '', fields: { [PASSWORD]: t('details.missing') } };
    },
    send: async (values) => (await deletion.mutateAsync(google ?? { password: values[PASSWORD] ?? '' })).message,
  });

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
              <Button type="submit" size="xs" color="red" disabled={submission.status === 'sending'}>
                {t('deletion.confirm')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
};
