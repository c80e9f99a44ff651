import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { deskQuery } from '../parts/desk.queries.ts';
import { focusedRow } from '../parts/row-focus.ts';
import { readOpened } from '../parts/thing.ts';
import { waitingIn } from '../parts/waiting.ts';
import classes from './overview-page.module.css';
import { QueueStrip } from './queue-strip.tsx';
import { Declarations, IdentityReports, Invoices, Orders, PrivacyRequests, Tickets, Uploads } from './queues.tsx';
import { Jobs, Sources, System } from './running.tsx';
import { TodayLog } from './today-log.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Whoever closes the panel or has done something goes on at the row that the address asks for. */
const useRowFocus = (): void => {
  const { state, key } = useLocation();
  useEffect(() => {
    const row = key === '' ? undefined : focusedRow(state);
    if (row !== undefined) document.getElementById(row)?.focus();
  }, [state, key]);
};

type OverviewPageProps = {
  /** What is open; nothing while nothing is. */
  panel: ReactNode;
};

/** Everything that waits for an operator, and how the service is. */
export const OverviewPage = ({ panel }: OverviewPageProps) => {
  const { t } = useTranslation('deskOverview');
  const { day } = useDateFormat();
  const [search] = useSearchParams();
  const { data: desk, error, refetch } = useQuery(deskQuery);
  const opened = readOpened(search)?.thing;
  useRowKeys(opened);
  useRowFocus();
  const waiting = desk === undefined ? undefined : waitingIn(desk);
  const behindPanel = opened === undefined ? '' : 'no-phone';
  return (
    <>
      <PageTitle
        title={t('title')}
        remark={
          desk !== undefined &&
          waiting !== undefined && (
            <>
              {day(desk.today)}.{' '}
              <b className="weight-600 ink">
                {waiting === 0 ? t('nothingWaits') : `${t('wait', { count: waiting })}.`}
              </b>
            </>
          )
        }
      >
        {desk !== undefined && (
          <p className="size-12 ink3 row wrap gap-12 gap-y-0">
            {t('doneToday', { count: desk.done_today })}
            <span className="no-phone">{t('keys')}</span>
          </p>
        )}
      </PageTitle>
      {error !== null && (
        <div className="mb-12">
          <Problem error={error} onRetry={() => refetch()} />
        </div>
      )}
      <div className={behindPanel}>
        <QueueStrip desk={desk} />
      </div>
      <div className={classes.desk}>
        <div className={`${classes.lists} ${behindPanel}`}>
          {(desk !== undefined || error === null) && (
            <>
              <Orders desk={desk} opened={opened} />
              <Invoices desk={desk} opened={opened} />
              <div className={classes.pair}>
                <Tickets desk={desk} opened={opened} />
                <PrivacyRequests desk={desk} opened={opened} />
                <Declarations desk={desk} opened={opened} />
                <IdentityReports desk={desk} opened={opened} />
                <Uploads desk={desk} opened={opened} />
                <Jobs />
                <Sources />
              </div>
            </>
          )}
          <System />
        </div>
        <div className={classes.side}>
          {panel}
          <div className={behindPanel}>
            <TodayLog entries={desk?.log} />
          </div>
        </div>
      </div>
    </>
  );
};
