import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useMember } from '../../../lib/member/member.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import classes from '../account-form.module.css';
import { CompanyPicker, type PickedCompany } from './company-picker.tsx';
import { Linked, useProfileLink } from './linked.tsx';

export const CompanyForm = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'profile' });
  const { company_id, company_name } = useMember();
  const [picked, setPicked] = useState<PickedCompany>();
  const save = useProfileLink();
  const { submission, submit } = useSubmission({
    check: () => (picked === undefined ? { message: '', fields: { company: t('invalidCompany') } } : undefined),
    send: async () => {
      await save.mutateAsync({ key: 'company_id', value: picked?.company_id ?? null });
      setPicked(undefined);
      return '';
    },
  });
  return (
    <form className="stack gap-12 pt-16 line-top" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <div className={classes.row}>
        <CompanyPicker
          key={company_id}
          name="company"
          initialText={company_name ?? ''}
          error={submission.fields.company}
          onPick={setPicked}
        />
        <Button type="submit" size="xs" variant="default" disabled={submission.status === 'sending'}>
          {t('member:save')}
        </Button>
      </div>
      {company_id !== null && <Linked link="company_id" text={t('businessLinked', { name: company_name ?? '' })} />}
    </form>
  );
};
