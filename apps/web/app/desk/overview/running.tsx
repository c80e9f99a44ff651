import type { Health } from '@firmament/api-contract/calls/desk/health';
import type { DeskSource } from '@firmament/api-contract/calls/desk/sources';
import { jobName } from '@firmament/api-contract/desk/job-name';
import { isolated } from '@firmament/record/isolated-text';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { type DeskPageId, deskPathOf } from '../../lib/pages/desk-pages.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { healthQuery, jobsQuery, sourcesQuery } from '../parts/desk.queries.ts';
import { StateMark } from '../parts/state-mark.tsx';
import { QueueCard } from './queue-card.tsx';
import queueClasses from './queues.module.css';
import classes from './running.module.css';

/** The pages behind the links list the rest. */
const SHOWN = 5;

const More = ({ page, label }: { page: DeskPageId; label: string }) => (
  <Link className="plain-link link size-12 weight-600" to={deskPathOf(page)}>
    {label}
  </Link>
);

const SourceState = ({ source: { state, last_import, refresh } }: { source: DeskSource }) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'sources' });
  const { moment } = useDateFormat();
  if (state === 'idle') return <span className="size-12 ink3">{t('never')}</span>;
  const read = last_import?.finished_at ?? refresh?.last_ok_at ?? null;
  const failed = refresh?.last_failed_at ?? last_import?.started_at ?? null;
  const at = state === 'warn' ? failed : read;
  if (at === null) return <StateMark state={state} />;
  return <StateMark state={state}>{t(state === 'warn' ? 'failed' : 'read', { moment: moment(at) })}</StateMark>;
};

export const Sources = () => {
  const { t } = useTranslation('deskOverview');
  const { count } = useFormat();
  const { data, error, refetch } = useQuery(sourcesQuery);
  if (data === undefined && error !== null) {
    return <Problem error={error} onRetry={() => refetch()} />;
  }
  const urgency = { warn: 0, ok: 1, idle: 2 };
  const items = data?.toSorted((one, other) => urgency[one.state] - urgency[other.state]).slice(0, SHOWN);
  return (
    <QueueCard
      id="sources"
      title={t('sources.title')}
      remark=""
      link={<More page="sources" label={t('sources.all')} />}
      queue={items && { count: items.length, items }}
      layout="line"
      keyOf={({ name }) => name}
      row={(source) => (
        <div className={`${queueClasses.row} ink2 anywhere line-top`}>
          <div>
            <span className="weight-500 ink">{source.label}</span>
            <span className="text-12 ink3 block">
              {t('sources.companies', { count: source.companies, formatted: count(source.companies) })}
            </span>
          </div>
          <SourceState source={source} />
        </div>
      )}
    />
  );
};

export const Jobs = () => {
  const language = useLanguage();
  const { t } = useTranslation('deskOverview');
  const { count } = useFormat();
  const { data, error, refetch } = useQuery(jobsQuery);
  if (data === undefined && error !== null) {
    return <Problem error={error} onRetry={() => refetch()} />;
  }
  return (
    <QueueCard
      id="jobs"
      title={t('jobs.title')}
      remark={t('jobs.remark')}
      link={<More page="jobs" label={t('jobs.all')} />}
      queue={data && { count: data.given_up_count, items: data.given_up.slice(0, SHOWN) }}
      empty={t('jobs.empty')}
      layout="line"
      keyOf={({ job_id }) => job_id}
      row={({ name, subject, recipient, last_error, attempts }) => (
        <div className={`${queueClasses.row} ink2 anywhere line-top`}>
          <div>
            <span className="weight-500 ink">
              <bdi>{subject ?? jobName(language, name)}</bdi>
            </span>
            <span className="text-12 ink3 block">
              {[recipient ?? '', last_error ?? ''].filter(Boolean).map(isolated).join(': ')}
            </span>
          </div>
          <span className="size-12 ink3">{t('jobs.attempts', { count: attempts })}</span>
        </div>
      )}
      foot={data && t('jobs.now', { running: count(data.running), waiting: count(data.waiting) })}
    />
  );
};

const PERCENT = 100;

const useFigures = ({ search, index, database, mail, backup, disk }: Health) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'system' });
  const { count } = useFormat();
  const { moment, percent } = useDateFormat();
  const rounded = (value: number) => count(Math.round(value));
  return [
    {
      name: t('search'),
      state: search.state,
      value: search.p95_ms === null ? t('notYet') : t('milliseconds', { count: rounded(search.p95_ms) }),
    },
    {
      name: t('index'),
      state: index.state,
      value: index.behind_seconds === null ? t('unknown') : t('seconds', { count: rounded(index.behind_seconds) }),
    },
    {
      name: t('database'),
      state: database.state,
      value: database.answer_ms === null ? t('unknown') : t('milliseconds', { count: rounded(database.answer_ms) }),
    },
    { name: t('mail'), state: mail.state, value: mail.waiting === null ? t('unknown') : count(mail.waiting) },
    {
      name: t('backup'),
      state: backup.state,
      value: backup.last_at === null ? t('noBackup') : moment(backup.last_at),
    },
    {
      name: t('disk'),
      state: disk.state,
      value:
        disk.used_bytes === null || disk.total_bytes === null
          ? t('unknown')
          : t('used', { percent: percent((disk.used_bytes / disk.total_bytes) * PERCENT) }),
    },
  ];
};

const Figures = ({ health }: { health: Health }) => (
  <dl className={`${classes.figures} line-top`}>
    {useFigures(health).map(({ name, state, value }) => (
      <div key={name}>
        <dt className="text-12 ink3">{name}</dt>
        <dd className="numeric">
          <StateMark state={state}>{value}</StateMark>
        </dd>
      </div>
    ))}
  </dl>
);

export const System = () => {
  const { t } = useTranslation('deskOverview');
  const { time } = useDateFormat();
  const { data: health, error, refetch } = useQuery(healthQuery);
  if (health === undefined && error !== null) {
    return <Problem error={error} onRetry={() => refetch()} />;
  }
  return (
    <Card
      title={t('system.title')}
      className={queueClasses.card ?? ''}
      aside={
        <>
          <span className="mr-auto">{health !== undefined && t('system.looked', { moment: time(health.at) })}</span>
          <More page="system" label={t('system.all')} />
        </>
      }
    >
      {health === undefined ? (
        <div className={`${classes.pending} line-top`} role="status" aria-label={t('ui:loading')} />
      ) : (
        <Figures health={health} />
      )}
    </Card>
  );
};
