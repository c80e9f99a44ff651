import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { PageLead } from '../parts/page-lead.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { type Settings, settingsQuery } from './settings.queries.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { UploadModeCard } from './upload-mode.tsx';

const LastChange = ({ version, changed_at, changed_by }: Settings) => {
  const { t } = useTranslation('deskSettings');
  const { moment } = useDateFormat();
  if (changed_at === null || changed_by === null) return t('neverSet');
  const who = t(`changedBy.${changed_by.kind}`, { name: changed_by.name ?? '' });
  return t('version', { version, moment: moment(changed_at), who });
};

/** Who sells, which plans, and for how much. */
export const SettingsPage = () => {
  const { t } = useTranslation('deskSettings');
  const { t: tDesk } = useTranslation('desk', { keyPrefix: 'pages' });
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageTitle title={tDesk('settings')} remark={data !== undefined && <LastChange {...data} />} />
      <PageLead>{t('lead')}</PageLead>
      {data === undefined ? <UnreadPage error={error} onRetry={() => refetch()} /> : <SettingsEditor settings={data} />}
      <UploadModeCard />
    </>
  );
};
