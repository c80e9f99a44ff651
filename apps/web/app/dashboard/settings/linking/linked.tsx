import { setProfileData } from '@firmament/api-contract/calls/accounts';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from '../account-form.module.css';
import { useMemberChange } from '../settings.queries.ts';

type ProfileLink = { key: 'employee_id' | 'company_id'; value: string | number | null };

/** Saves or, without a value, removes a link between the account and the data. */
export const useProfileLink = () => useMemberChange((body: ProfileLink) => callApi(setProfileData, { body }));

type LinkedProps = {
  link: ProfileLink['key'];
  text: string;
  /** False if what is linked is no longer in the data. */
  isKnown?: boolean;
};

/** The current link, with a button to remove it. */
export const Linked = ({ link, text, isKnown = true }: LinkedProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'profile' });
  const save = useProfileLink();
  const Icon = isKnown ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={`${classes.linked} text-12 ink3 row wrap items-center gap-12 gap-y-4`}>
      <span className="anywhere inline-row items-center gap-4">
        <Icon className={`flex-none ${isKnown ? 'positive' : 'amber-text'}`} size={14} stroke={1.8} aria-hidden />
        {text}
      </span>
      <button type="button" disabled={save.isPending} onClick={() => save.mutate({ key: link, value: null })}>
        {t('unlink')}
      </button>
    </p>
  );
};
