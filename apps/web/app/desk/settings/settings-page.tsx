import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { PageHead } from '../parts/page-head.tsx';
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
  const query = useQuery(settingsQuery);
  return (
    <>
      <PageHead page="settings" remark={query.data !== undefined && <LastChange {...query.data} />} lead={t('lead')} />
      <Loaded query={query} loading={<Outline height={160} />}>
        {(settings) => <SettingsEditor settings={settings} />}
      </Loaded>
      <UploadModeCard />
    </>
  );
};
