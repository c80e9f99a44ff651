import { changeName } from '@firmament/api-contract/calls/accounts';
import { Button, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { callApi } from '../../lib/api/api-client.ts';
import { useDraft } from '../../lib/forms/form-drafts.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { useMemberChange } from './settings.queries.ts';

export const NameForm = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'details' });
  const { fullname, email } = useMember();
  const change = useMemberChange((name: string) => callApi(changeName, { body: { fullname: name } }));
  const { submission, submit } = useSubmission({
    check: (values) => (values.fullname ? undefined : { message: '', fields: { fullname: t('ui:missing') } }),
    send: async (values) => {
      await change.mutateAsync(values.fullname ?? '');
      return '';
    },
  });
  const draft = useDraft('account-name');
  return (
    <form ref={draft} className="stack gap-12" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <div className="halves gap-12">
        <TextInput
          size="xs"
          name="fullname"
          label={t('fullName')}
          defaultValue={fullname}
          autoComplete="name"
          maxLength={120}
          aria-required
          error={submission.fields.fullname}
        />
        <TextInput
          size="xs"
          type="email"
          label={t('member:email')}
          description={t('emailHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={email}
          readOnly
          rightSection={<IconLock size={14} stroke={1.6} aria-hidden />}
        />
      </div>
      <div className="row">
        <Button type="submit" size="xs" disabled={submission.status === 'sending'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
