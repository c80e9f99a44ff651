import { renamePasskey } from '@firmament/api-contract/calls/passkeys';
import type { Passkey } from '@firmament/api-contract/calls/second-factor';
import { MAX_PASSKEY_NAME_LENGTH } from '@firmament/api-contract/rules/passkey-fields';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { secondFactorQuery } from '../settings.queries.ts';
import classes from './second-factor.module.css';

type PasskeyRenameProps = { passkey: Passkey; isOpen: boolean; onClose: () => void };

export const PasskeyRename = ({ passkey, isOpen, onClose }: PasskeyRenameProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { t: tAll } = useTranslation('settings');
  const queryClient = useQueryClient();
  const { submission, submit } = useSubmission({
    check: ({ name }) => (name ? undefined : { message: '', fields: { name: tAll('details.missing') } }),
    send: async ({ name = '' }) => {
      const { message } = await callApi(renamePasskey, { body: { passkey_id: passkey.passkey_id, name } });
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      void showToast(message);
      onClose();
      return '';
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('passkeys.renameTitle')} closeLabel={t('close')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        <TextInput
          size="xs"
          name="name"
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          defaultValue={passkey.name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          aria-required
          data-autofocus
          error={submission.fields.name}
        />
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="xs" disabled={submission.status === 'sending'}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
