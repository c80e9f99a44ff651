import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { sourcesQuery, syncsQuery } from '../parts/desk.queries.ts';
import { PageLead } from '../parts/page-lead.tsx';
import { SourceTable } from './source-table.tsx';
import { SyncTable } from './sync-table.tsx';

/** Where the data comes from. */
export const SourcesPage = () => {
  const { t } = useTranslation('deskSources');
  const { t: tDesk } = useTranslation('desk', { keyPrefix: 'pages' });
  const sources = useQuery(sourcesQuery);
  const { data: syncs } = useQuery(syncsQuery);
  const used = sources.data?.filter(({ state }) => state !== 'idle').length ?? 0;
  return (
    <>
      <PageTitle title={tDesk('sources')} />
      <PageLead>{t('lead')}</PageLead>
      <Card title={t('title')} aside={sources.data !== undefined && t('used', { used, all: sources.data.length })}>
        <Loaded query={sources}>{(all) => <SourceTable sources={all} />}</Loaded>
      </Card>
      {syncs !== undefined && <SyncTable syncs={syncs} />}
    </>
  );
};
