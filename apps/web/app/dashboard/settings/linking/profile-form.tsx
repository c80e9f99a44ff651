import { profileIdFromLink } from '@firmament/api-contract/rules/profile-link';
import { Button, TextInput } from '@mantine/core';
import { IconBrandLinkedin } from '@tabler/icons-react';
import { useDraft } from '../../../lib/forms/form-drafts.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMember } from '../../../lib/member/member.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import classes from '../account-form.module.css';
import { Linked, useProfileLink } from './linked.tsx';

const PROFILE_ADDRESS = 'https://www.linkedin.com/in/';

export const ProfileForm = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'profile' });
  const { employee_id, employee_name } = useMember();
  const save = useProfileLink();
  const { submission, submit } = useSubmission({
    check: ({ value: link = '' }) =>
      profileIdFromLink(link) === undefined ? { message: '', fields: { value: t('invalidLink') } } : undefined,
    send: async ({ value: link = '' }) => {
      await save.mutateAsync({ key: 'employee_id', value: profileIdFromLink(link) ?? null });
      return '';
    },
  });
  const draft = useDraft('account-profile');
  return (
    <form ref={draft} className="stack gap-12" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <div className={classes.row}>
        <TextInput
          // A new link gets a new field, so that nothing of the old one is left in it.
          key={employee_id}
          size="xs"
          name="value"
          label={t('personal')}
          description={employee_id === null && t('personalHelp')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          defaultValue={employee_id === null ? '' : PROFILE_ADDRESS + employee_id}
          inputMode="url"
          autoComplete="url"
          maxLength={500}
          leftSection={<IconBrandLinkedin size={16} stroke={1.6} aria-hidden />}
          error={submission.fields.value}
        />
        <Button type="submit" size="xs" variant="default" disabled={submission.status === 'sending'}>
          {t('member:save')}
        </Button>
      </div>
      {employee_id !== null && (
        <Linked
          link="employee_id"
          isKnown={employee_name !== null}
          text={
            employee_name === null
              ? t('personalUnknown', { id: employee_id })
              : t('personalLinked', { name: employee_name, id: employee_id })
          }
        />
      )}
    </form>
  );
};
