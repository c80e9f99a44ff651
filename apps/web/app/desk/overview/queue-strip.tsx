import type { Desk } from '@firmament/api-contract/calls/desk/overview';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { deskPathOf } from '../../lib/pages/desk-pages.ts';
import { daysBetween, waitSince } from '../parts/deadline.ts';
import { healthQuery, jobsQuery, sourcesQuery } from '../parts/desk.queries.ts';
import { dueWords, waitWords } from '../parts/due.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import classes from './queue-strip.module.css';

type TileProps = { to: string; label: string; figure: ReactNode; remark: ReactNode; isAlarming?: boolean };

/** Without a figure as long as it is not known: a 0 would be a statement. */
const Tile = ({ to, label, figure, remark, isAlarming = false }: TileProps) => (
  <li>
    <Link className={classes.tile} to={to} preventScrollReset>
      <span className={classes.label}>{label}</span>
      <span className={classes.figure}>{figure}</span>
      <span className={classes.remark} data-alarming={isAlarming}>
        {remark}
      </span>
    </Link>
  </li>
);

/** What waits where, and how the rest is. */
export const QueueStrip = ({ desk }: { desk: Desk | undefined }) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'strip' });
  const { t: due } = useTranslation('deskThings', { keyPrefix: 'due' });
  const { t: waits } = useTranslation('deskThings', { keyPrefix: 'waits' });
  const { count } = useFormat();
  const money = useMoney();
  const { data: sources } = useQuery(sourcesQuery);
  const { data: jobs } = useQuery(jobsQuery);
  const { data: health } = useQuery(healthQuery);
  const figure = (value: number | undefined) => (value === undefined ? undefined : count(value));
  const deadline = (day: string | null | undefined) => {
    if (desk === undefined) return undefined;
    return typeof day === 'string' ? dueWords(due, daysBetween(desk.today, day)) : t('none');
  };
  const wait = (since: string | undefined) => {
    if (desk === undefined) return undefined;
    return since === undefined ? t('none') : waitWords(waits, waitSince(since, desk.at));
  };
  const isLate = (day: string | null | undefined) =>
    desk !== undefined && typeof day === 'string' && daysBetween(desk.today, day) < 0;
  const [order, request, declaration, report, upload] = [
    desk?.orders.items[0],
    desk?.privacy_requests.items[0],
    desk?.declarations.items[0],
    desk?.identity_reports.items[0],
    desk?.uploads.items[0],
  ];
  const overdue = desk?.invoices.overdue_count ?? 0;
  const alarming = sources?.filter(({ state }) => state === 'warn').length;
  return (
    <nav className={classes.strip} aria-label={t('label')}>
      <ul>
        <Tile
          to="#orders"
          label={t('orders')}
          figure={figure(desk?.orders.count)}
          remark={deadline(order?.answer_by)}
          isAlarming={isLate(order?.answer_by)}
        />
        <Tile
          to="#invoices"
          label={t('invoices')}
          figure={figure(desk?.invoices.count)}
          remark={desk && (overdue > 0 ? t('overdue', { count: overdue }) : money(desk.invoices.open_cents))}
          isAlarming={overdue > 0}
        />
        <Tile
          to="#tickets"
          label={t('tickets')}
          figure={figure(desk?.tickets.count)}
          remark={wait(desk?.tickets.items[0]?.waiting_since)}
        />
        <Tile
          to="#privacy"
          label={t('privacy')}
          figure={figure(desk?.privacy_requests.count)}
          remark={deadline(request?.answer_by)}
          isAlarming={isLate(request?.answer_by)}
        />
        <Tile
          to="#declarations"
          label={t('declarations')}
          figure={figure(desk?.declarations.count)}
          remark={
            declaration !== undefined && declaration.answer_by === null
              ? wait(declaration.received_at)
              : deadline(declaration?.answer_by)
          }
          isAlarming={isLate(declaration?.answer_by)}
        />
        <Tile
          to="#identity"
          label={t('identity')}
          figure={figure(desk?.identity_reports.count)}
          remark={deadline(report?.answer_by)}
          isAlarming={isLate(report?.answer_by)}
        />
        <Tile
          to="#uploads"
          label={t('uploads')}
          figure={figure(desk?.uploads.count)}
          remark={deadline(upload?.answer_by)}
          isAlarming={isLate(upload?.answer_by)}
        />
        <Tile
          to={deskPathOf('sources')}
          label={t('sources')}
          figure={figure(alarming)}
          remark={sources && t('ofSources', { count: sources.length })}
        />
        <Tile
          to={deskPathOf('jobs')}
          label={t('jobs')}
          figure={figure(jobs?.given_up_count)}
          remark={jobs && t('givenUp')}
        />
        <Tile
          to={deskPathOf('system')}
          label={t('system')}
          figure={health && <StateMark state={health.state}>{t(`state.${health.state}`)}</StateMark>}
          remark={health && (health.state === 'ok' ? t('allAnswer') : t('someFail'))}
        />
      </ul>
    </nav>
  );
};
