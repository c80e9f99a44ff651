import type { Health, HealthState } from '@firmament/api-contract/calls/desk/health';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useQuantityFormat } from '../../lib/format/quantity.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { hasText, useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import type { deskSystemEn } from './messages.en.ts';
import classes from './system.module.css';

type PartProps = { name: keyof typeof deskSystemEn.parts; state: HealthState; children: ReactNode };

const Part = ({ name, state, children }: PartProps) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'parts' });
  return (
    <Card title={t(name)} aside={<StateMark state={state} />}>
      <div className="ink2 numeric anywhere stack gap-4 px-16 pb-14">{children}</div>
    </Card>
  );
};

/** A sentence with figures, or one that says that they could not be read. */
const useSay = () => {
  const { t } = useTranslation('deskSystem');
  return (figures: readonly (number | null)[], say: (...known: number[]) => string): string => {
    const known = figures.filter((figure) => figure !== null);
    return known.length === figures.length ? say(...known) : t('unknown');
  };
};

type Check = keyof typeof deskSystemEn.readiness.checks;
const isCheck = (name: string): name is Check => hasText('deskSystem', `readiness.checks.${name}`);

const Readiness = ({ readiness: { state, failing } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'readiness' });
  const names = failing.map((name) => (isCheck(name) ? t(`checks.${name}`) : name)).join(', ');
  return (
    <Part name="readiness" state={state}>
      <p>{failing.length === 0 ? t('ok') : t('failing', { names })}</p>
    </Part>
  );
};

const Search = ({ search: { state, p95_ms, companies, people } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'search' });
  const { count } = useFormat();
  return (
    <Part name="search" state={state}>
      <p>{p95_ms === null ? t('none') : t('p95', { ms: count(Math.ceil(p95_ms)) })}</p>
      <p>{t('documents', { companies: count(companies), people: count(people) })}</p>
    </Part>
  );
};

const Index = ({ index: { state, behind_seconds: behind } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'index' });
  const { seconds } = useQuantityFormat();
  return (
    <Part name="index" state={state}>
      <p>{behind === null ? t('unknown') : behind < 1 ? t('fresh') : t('behind', { time: seconds(behind) })}</p>
    </Part>
  );
};

const Database = ({ database }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'database' });
  const { count } = useFormat();
  const { bytes, seconds } = useQuantityFormat();
  const say = useSay();
  const { state, answer_ms, size_bytes, connections, max_connections, replicas } = database;
  return (
    <Part name="database" state={state}>
      <p>
        {say(
          [answer_ms, size_bytes, connections, max_connections],
          (ms, size, used, most) =>
            `${t('answer', { ms: count(Math.ceil(ms)), size: bytes(size) })} ${t('connections', { used: count(used), most: count(most) })}`,
        )}
      </p>
      {replicas.length === 0 && <p>{t('noReplicas')}</p>}
      {replicas.map(({ name, lag_seconds: lag }) => (
        <p key={name}>{lag === null ? t('replicaUnknown', { name }) : t('replica', { name, lag: seconds(lag) })}</p>
      ))}
    </Part>
  );
};

const Mail = ({ mail: { state, is_sent, waiting, given_up, oldest_waiting_at } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'mail' });
  const { moment } = useDateFormat();
  const say = useSay();
  return (
    <Part name="mail" state={state}>
      <p>
        {say([waiting], (count) =>
          count === 0 ? t('empty') : t('waiting', { count, moment: moment(oldest_waiting_at ?? '') }),
        )}
      </p>
      {given_up !== null && given_up > 0 && <p>{t('givenUp', { count: given_up })}</p>}
      {!is_sent && <p>{t('notSent')}</p>}
    </Part>
  );
};

const Jobs = ({ jobs: { state, running, waiting, given_up } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'jobs' });
  const { count } = useFormat();
  const say = useSay();
  return (
    <Part name="jobs" state={state}>
      <p>
        {say([running, waiting], (ofNow, ofLater) => t('now', { running: count(ofNow), waiting: count(ofLater) }))}{' '}
        {given_up !== null && (given_up === 0 ? t('none') : t('givenUp', { count: given_up }))}
      </p>
      <p>
        <Link className="primary-text" to="/desk/jobs">
          {t('look')}
        </Link>
      </p>
    </Part>
  );
};

const Events = ({ events: { state, unnumbered, oldest_unnumbered_at } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'events' });
  const { moment } = useDateFormat();
  const say = useSay();
  return (
    <Part name="events" state={state}>
      <p>
        {say([unnumbered], (count) =>
          count === 0 ? t('none') : t('waiting', { count, moment: moment(oldest_unnumbered_at ?? '') }),
        )}
      </p>
      {unnumbered !== null && state !== 'ok' && <p>{t('late')}</p>}
    </Part>
  );
};

const BACKUP_COMMAND = 'npm run backup';

const Backup = ({ backup: { state, last_at, size_bytes } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'backup' });
  const language = useLanguage();
  const { moment } = useDateFormat();
  const { bytes } = useQuantityFormat();
  const last = last_at !== null && {
    moment: moment(last_at),
    ago: relativeTime(new Date(last_at), new Date(), language),
    size: bytes(size_bytes ?? 0),
  };
  return (
    <Part name="backup" state={state}>
      <p>{last === false ? t('none') : t('last', last)}</p>
      {(last === false || state !== 'ok') && (
        <p>
          {t('advice')} <code className={`${classes.command} size-12 mono`}>{BACKUP_COMMAND}</code>. {t('adviceEnd')}
        </p>
      )}
    </Part>
  );
};

const Disk = ({ disk: { state, used_bytes, total_bytes } }: Health) => {
  const { t } = useTranslation('deskSystem', { keyPrefix: 'disk' });
  const { percent } = useDateFormat();
  const { bytes } = useQuantityFormat();
  const say = useSay();
  return (
    <Part name="disk" state={state}>
      <p>
        {say([used_bytes, total_bytes], (used, total) =>
          t('used', { percent: percent((used / total) * 100), used: bytes(used), total: bytes(total) }),
        )}
      </p>
    </Part>
  );
};

/** Every part of the service in words. */
export const HealthParts = ({ health }: { health: Health }) => (
  <div className={classes.parts}>
    {[Readiness, Search, Index, Database, Mail, Jobs, Events, Backup, Disk].map((HealthPart) => (
      <HealthPart key={HealthPart.name} {...health} />
    ))}
  </div>
);
