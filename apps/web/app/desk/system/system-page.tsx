import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { healthQuery } from '../parts/desk.queries.ts';
import { PageHead } from '../parts/page-head.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import { HealthParts } from './health-parts.tsx';
import classes from './system.module.css';

/** How the parts of the service are; a failed look keeps what the last one saw. */
export const SystemPage = () => {
  const { t } = useTranslation('deskSystem');
  const { moment, time } = useDateFormat();
  const query = useQuery(healthQuery);
  const { data: health, error } = query;
  const hasFailed = error !== null && health !== undefined;
  return (
    <>
      <PageHead
        page="system"
        remark={health !== undefined && <StateMark state={health.state}>{t(`overall.${health.state}`)}</StateMark>}
        lead={t('lead')}
      />
      {hasFailed && (
        <p className={`${classes.failed} mb-12`} role="alert">
          {t('failedLook', { why: error.message, time: time(health.at) })}
        </p>
      )}
      <Loaded query={query} loading={<Outline height={160} />}>
        {(seen) => (
          <div className={classes.health} data-old={hasFailed}>
            <p className="text-12 ink3 numeric">{t('lastLook', { time: time(seen.at) })}</p>
            <HealthParts health={seen} />
            <Card title={t('process.title')}>
              <Facts layout="columns">
                <Fact name={t('process.version')}>{seen.version}</Fact>
                <Fact name={t('process.commit')} why={t('member:notKnown')} isMono>
                  {seen.commit}
                </Fact>
                <Fact name={t('process.started')}>{moment(seen.started_at)}</Fact>
              </Facts>
            </Card>
          </div>
        )}
      </Loaded>
    </>
  );
};
