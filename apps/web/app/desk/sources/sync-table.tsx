import type { DeskSync } from '@firmament/api-contract/calls/desk/sources';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskOnce } from '../parts/ask-once.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import classes from './source-table.module.css';
import { useReadSource } from './sources.queries.ts';

const COLUMN_COUNT = 5;

const Last = ({ sync }: { sync: DeskSync }) => {
  const { t } = useTranslation('deskSources');
  const { moment } = useDateFormat();
  const { count } = useFormat();
  if (sync.last_success_at === null) return <span className="ink3">{t('sync.never')}</span>;
  const { inserted, updated, unchanged } = sync.brought;
  const { comparison } = sync;
  return (
    <>
      {moment(sync.last_success_at)}
      <small className="text-12 ink3 block">
        {t('result', { inserted: count(inserted), updated: count(updated), unchanged: count(unchanged) })}
      </small>
      {sync.left_out.count > 0 && (
        <small className="text-12 ink3 block">
          {t('sync.leftOut', { number: count(sync.left_out.count), reasons: sync.left_out.examples.join('; ') })}
        </small>
      )}
      {comparison?.drifted != null && (
        <small className="text-12 ink3 block">
          {t('sync.compared', { moment: moment(comparison.compared_at), number: count(comparison.drifted) })}
        </small>
      )}
      {sync.up_to !== null && <small className="text-12 ink3 block">{t('sync.upTo', { watermark: sync.up_to })}</small>}
    </>
  );
};

const Next = ({ sync }: { sync: DeskSync }) => {
  const { t } = useTranslation('deskSources', { keyPrefix: 'sync' });
  const { moment } = useDateFormat();
  if (!sync.is_on) return <span className="ink3">{t('off')}</span>;
  const { next_run_at: next } = sync;
  return next !== null && new Date(next) > new Date() ? moment(next) : t('soon');
};

const State = ({ sync }: { sync: DeskSync }) => {
  const { t } = useTranslation('deskSources', { keyPrefix: 'sync' });
  const { moment } = useDateFormat();
  const { share } = useFormat();
  const language = useLanguage();
  const { state, missing, failure, last_failure_at, started_at, progress } = sync;
  if (state === 'running') {
    const since = started_at === null ? '' : moment(started_at);
    return progress === null
      ? t('running', { moment: since })
      : t('runningShare', { moment: since, percent: share(Math.floor(progress * 100)) });
  }
  return (
    <>
      {state === 'idle' ? <span className="ink3">{t('waiting')}</span> : <StateMark state={state} />}
      {missing.length > 0 && (
        <small className="text-12 ink3 block">{t('missing', { names: missing.join(', ') })}</small>
      )}
      {failure !== null && last_failure_at !== null && (
        <small className="text-12 ink3 block">
          {t('failed', { ago: relativeTime(new Date(last_failure_at), new Date(), language), why: failure })}
        </small>
      )}
    </>
  );
};

type RowProps = { sync: DeskSync; isAsked: boolean; onAsk: () => void };

const Row = ({ sync, isAsked, onAsk }: RowProps) => {
  const { t } = useTranslation('deskSources', { keyPrefix: 'sync' });
  const { title, is_on, missing, state } = sync;
  return (
    <tr>
      <td>
        <b className={is_on ? 'weight-600 ink' : 'weight-500 ink3'}>{title}</b>
      </td>
      <td data-label={t('columns.last')}>
        <Last sync={sync} />
      </td>
      <td data-label={t('columns.next')}>
        <Next sync={sync} />
      </td>
      <td data-label={t('columns.state')}>
        <State sync={sync} />
      </td>
      <td className={table.end}>
        {is_on && missing.length === 0 && state !== 'running' && (
          <Button
            size="xs"
            variant="default"
            aria-expanded={isAsked}
            aria-label={t('readNamed', { title })}
            onClick={onAsk}
          >
            {t('read')}
          </Button>
        )}
      </td>
    </tr>
  );
};

const Question = ({ sync, onClose }: { sync: DeskSync; onClose: () => void }) => {
  const { t } = useTranslation('deskSources', { keyPrefix: 'sync.ask' });
  const { mutate, isPending, error } = useReadSource();
  return (
    <tr>
      <td colSpan={COLUMN_COUNT}>
        <AskOnce
          question={t('question', { title: sync.title })}
          consequence={t('consequence')}
          confirmLabel={t('confirm')}
          action={LOG.sourceRead(sync.sync_id)}
          isBusy={isPending}
          error={error}
          onConfirm={() => mutate(sync.sync_id, { onSuccess: onClose })}
          onCancel={onClose}
        />
      </td>
    </tr>
  );
};

/** Registers that the server asks by itself, and how that goes. */
export const SyncTable = ({ syncs }: { syncs: readonly DeskSync[] }) => {
  const { t } = useTranslation('deskSources', { keyPrefix: 'sync' });
  const [asked, setAsked] = useState<string>();
  const on = syncs.filter(({ is_on }) => is_on).length;
  return (
    <Card className="mt-12" title={t('title')} aside={t('on', { on, all: syncs.length })}>
      <table className={`${table.table} ${classes.table}`}>
        <TableHead
          columns={[
            t('member:source'),
            t('columns.last'),
            t('columns.next'),
            t('columns.state'),
            { name: t('columns.actions'), isHidden: true },
          ]}
        />
        <tbody>
          {syncs.flatMap((sync) => {
            const { sync_id: id } = sync;
            const isAsked = asked === id;
            const row = <Row key={id} sync={sync} isAsked={isAsked} onAsk={() => setAsked(isAsked ? undefined : id)} />;
            if (!isAsked) return [row];
            return [row, <Question key={`${id}-ask`} sync={sync} onClose={() => setAsked(undefined)} />];
          })}
        </tbody>
      </table>
    </Card>
  );
};
