import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { healthQuery } from '../parts/desk.queries.ts';
import { PageLead } from '../parts/page-lead.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { HealthParts } from './health-parts.tsx';
import classes from './system.module.css';

/** How the parts of the service are; a failed look keeps what the last one saw. */
export const SystemPage = () => {
  const { t } = useTranslation('deskSystem');
  const { t: tDesk } = useTranslation('desk', { keyPrefix: 'pages' });
  const { moment, time } = useDateFormat();
  const { data: health, error, refetch } = useQuery(healthQuery);
  const hasFailed = error !== null && health !== undefined;
  return (
    <>
      <PageTitle
        title={tDesk('system')}
        remark={health !== undefined && <StateMark state={health.state}>{t(`overall.${health.state}`)}</StateMark>}
      />
      <PageLead>{t('lead')}</PageLead>
      {hasFailed && (
        <p className={classes.failed} role="alert">
          {t('failedLook', { why: error.message, time: time(health.at) })}
        </p>
      )}
      {health === undefined ? (
        <UnreadPage error={error} onRetry={() => refetch()} />
      ) : (
        <div className={classes.health} data-old={hasFailed}>
          <p className={classes.look}>{t('lastLook', { time: time(health.at) })}</p>
          <HealthParts health={health} />
          <Card title={t('process.title')}>
            <Facts layout="columns">
              <Fact name={t('process.version')}>{health.version}</Fact>
              <Fact name={t('process.commit')} why={t('process.none')} isMono>
                {health.commit}
              </Fact>
              <Fact name={t('process.started')}>{moment(health.started_at)}</Fact>
            </Facts>
          </Card>
        </div>
      )}
    </>
  );
};
