import { useQuery } from '@tanstack/react-query';
import { sourcesQuery, syncsQuery } from '../../desk/parts/desk.queries.ts';
import { PageHead } from '../../desk/parts/page-head.tsx';
import { deskSourcesTexts } from '../../desk/sources/messages.de.ts';
import { SourceTable } from '../../desk/sources/source-table.tsx';
import { SyncTable } from '../../desk/sources/sync-table.tsx';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';

addMessages('deskSources', deskSourcesTexts);

/** Where the data comes from. */
export default function Sources() {
  const { t } = useTranslation('deskSources');
  const sources = useQuery(sourcesQuery);
  const { data: syncs } = useQuery(syncsQuery);
  const used = sources.data?.filter(({ state }) => state !== 'idle').length ?? 0;
  return (
    <>
      <PageHead page="sources" lead={t('lead')} />
      <Card title={t('title')} aside={sources.data !== undefined && t('used', { used, all: sources.data.length })}>
        <Loaded query={sources}>{(all) => <SourceTable sources={all} />}</Loaded>
      </Card>
      {syncs !== undefined && <SyncTable syncs={syncs} />}
    </>
  );
}
