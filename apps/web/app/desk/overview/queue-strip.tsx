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
    <Link className={`${classes.tile} block`} to={to} preventScrollReset>
      <span className="text-12 weight-500 ink2 anywhere block">{label}</span>
      <span className={`${classes.figure} weight-650 numeric nowrap row items-center`}>{figure}</span>
      <span className={`${classes.remark} text-12 block ${isAlarming ? 'weight-500 danger' : 'ink3'}`}>{remark}</span>
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
  const declaration = desk?.declarations.items[0];
  const overdue = desk?.invoices.overdue_count ?? 0;
  const alarming = sources?.filter(({ state }) => state === 'warn').length;
  type Dated = { count: number; items: readonly { answer_by: string | null }[] };
  const tileOfDated = (id: 'orders' | 'privacy' | 'identity' | 'uploads', queue: Dated | undefined) => {
    const first = queue?.items[0]?.answer_by;
    return (
      <Tile
        to={`#${id}`}
        label={t(id)}
        figure={figure(queue?.count)}
        remark={deadline(first)}
        isAlarming={isLate(first)}
      />
    );
  };
  return (
    <nav className={classes.strip} aria-label={t('label')}>
      <ul>
        {tileOfDated('orders', desk?.orders)}
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
        {tileOfDated('privacy', desk?.privacy_requests)}
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
        {tileOfDated('identity', desk?.identity_reports)}
        {tileOfDated('uploads', desk?.uploads)}
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
