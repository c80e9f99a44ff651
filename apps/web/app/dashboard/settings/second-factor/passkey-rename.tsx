import { renamePasskey } from '@firmament/api-contract/calls/passkeys';
import type { Passkey } from '@firmament/api-contract/calls/second-factor';
import { MAX_PASSKEY_NAME_LENGTH } from '@firmament/api-contract/rules/passkey-fields';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { secondFactorQuery } from '../settings.queries.ts';

type PasskeyRenameProps = { passkey: Passkey; isOpen: boolean; onClose: () => void };

export const PasskeyRename = ({ passkey, isOpen, onClose }: PasskeyRenameProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { t: tAll } = useTranslation('settings');
  const queryClient = useQueryClient();
  const { submission, submit } = useSubmission({
    check: ({ name }) => (name ? undefined : { message: '', fields: { name: tAll('ui:missing') } }),
    send: async ({ name = '' }) => {
      const { message } = await callApi(renamePasskey, { body: { passkey_id: passkey.passkey_id, name } });
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      void showToast(message);
      onClose();
      return '';
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('passkeys.renameTitle')} closeLabel={t('member:close')}>
      <form className="stack gap-14" noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        <TextInput
          size="xs"
          name="name"
          label={t('ui:name')}
          description={t('passkeys.nameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          defaultValue={passkey.name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          aria-required
          data-autofocus
          error={submission.fields.name}
        />
        <DialogButtons
          onCancel={onClose}
          confirmLabel={t('member:save')}
          isDisabled={submission.status === 'sending'}
        />
      </form>
    </Dialog>
  );
};
