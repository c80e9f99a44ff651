import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Unread } from '../../ui/feedback/unread.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { jobsQuery } from '../parts/desk.queries.ts';
import { Figure, Figures } from '../parts/figures.tsx';
import { PageLead } from '../parts/page-lead.tsx';
import { GivenUp } from './given-up.tsx';

/** Background work, and what was given up. */
export const JobsPage = () => {
  const { t } = useTranslation('deskJobs');
  const { t: tDesk } = useTranslation('desk', { keyPrefix: 'pages' });
  const { t: tParts } = useTranslation('deskParts');
  const { count } = useFormat();
  const { data, error, refetch } = useQuery(jobsQuery);
  return (
    <>
      <PageTitle title={tDesk('jobs')} />
      <PageLead>{t('lead')}</PageLead>
      <Card title={t('now.title')}>
        {data === undefined ? (
          <Unread
            error={error}
            onRetry={() => refetch()}
            loadingLabel={tParts('loading')}
            retryLabel={tParts('retry')}
          />
        ) : (
          <Figures>
            <Figure name={t('now.running')} value={count(data.running)} note={t('now.runningNote')} />
            <Figure name={t('now.waiting')} value={count(data.waiting)} note={t('now.waitingNote')} />
            <Figure name={t('now.planned')} value={count(data.planned)} note={t('now.plannedNote')} />
            <Figure name={t('now.givenUp')} value={count(data.given_up_count)} note={t('now.givenUpNote')} />
          </Figures>
        )}
      </Card>
      {data !== undefined && <GivenUp jobs={data.given_up} total={data.given_up_count} />}
    </>
  );
};
