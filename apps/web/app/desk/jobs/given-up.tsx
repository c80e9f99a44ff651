import type { DeskJob } from '@firmament/api-contract/calls/desk/jobs';
import { jobName } from '@firmament/api-contract/desk/job-name';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AskOnce } from '../parts/ask-once.tsx';
import { Nothing } from '../parts/nothing.tsx';
import classes from './given-up.module.css';
import { type JobAction, useJobAction } from './jobs.queries.ts';

const COLUMN_COUNT = 5;

const ENTRIES = { retry: LOG.jobRetried, discard: LOG.jobDiscarded } as const;

type QuestionProps = { job: DeskJob; action: JobAction; onClose: () => void };

const Question = ({ job, action, onClose }: QuestionProps) => {
  const { t } = useTranslation('deskJobs', { keyPrefix: `ask.${action}` });
  const { mutate, isPending, error } = useJobAction(action);
  const { job_id: id, name, recipient } = job;
  return (
    <tr>
      <td className={classes.ask} colSpan={COLUMN_COUNT}>
        <AskOnce
          question={t('question', { id })}
          consequence={recipient === null ? t('consequence') : t('mailConsequence')}
          confirmLabel={t('confirm')}
          action={ENTRIES[action](id, name)}
          isBusy={isPending}
          error={error}
          onConfirm={() => mutate(id, { onSuccess: onClose })}
          onCancel={onClose}
        />
      </td>
    </tr>
  );
};

type RowProps = { job: DeskJob; asked: JobAction | undefined; onAsk: (action: JobAction) => void };

const Row = ({ job, asked, onAsk }: RowProps) => {
  const { t } = useTranslation('deskJobs', { keyPrefix: 'givenUp' });
  const { moment } = useDateFormat();
  const { job_id: id, recipient, subject, attempts, last_error, created_at } = job;
  const name = jobName(useLanguage(), job.name);
  return (
    <tr>
      <td>
        <b className="weight-600 ink anywhere block">{name}</b>
        {recipient !== null && <span className="ink3 anywhere block">{t('to', { recipient })}</span>}
        {subject !== null && <bdi className="ink3 anywhere block">{subject}</bdi>}
      </td>
      <td data-label={t('attempts')}>{attempts}</td>
      <td className={`${classes.error} anywhere`} data-label={t('error')}>
        {last_error === null ? t('noError') : <bdi>{last_error}</bdi>}
      </td>
      <td data-label={t('member:since')}>{moment(created_at)}</td>
      <td className={table.end}>
        <span className={`${classes.buttons} nowrap inline-row gap-4`}>
          <Button
            size="xs"
            variant="default"
            aria-expanded={asked === 'retry'}
            aria-label={t('retryNamed', { name, id })}
            onClick={() => onAsk('retry')}
          >
            {t('ui:retry')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            aria-expanded={asked === 'discard'}
            aria-label={t('discardNamed', { name, id })}
            onClick={() => onAsk('discard')}
          >
            {t('discard')}
          </Button>
        </span>
      </td>
    </tr>
  );
};

type GivenUpProps = { jobs: readonly DeskJob[]; total: number };

/** Jobs that failed for good, until somebody tries them again or discards them. */
export const GivenUp = ({ jobs, total }: GivenUpProps) => {
  const { t } = useTranslation('deskJobs', { keyPrefix: 'givenUp' });
  const { count } = useFormat();
  const [asked, setAsked] = useState<{ id: string; action: JobAction }>();
  return (
    <Card
      className={classes.card ?? ''}
      title={t('title')}
      aside={total > jobs.length ? t('more', { shown: count(jobs.length), total: count(total) }) : t('remark')}
    >
      {jobs.length === 0 ? (
        <Nothing title={t('none')}>{t('noneText')}</Nothing>
      ) : (
        <table className={table.table}>
          <TableHead
            columns={[t('job'), t('attempts'), t('error'), t('member:since'), { name: t('actions'), isHidden: true }]}
          />
          <tbody>
            {jobs.flatMap((job) => {
              const { job_id: id } = job;
              const action = asked?.id === id ? asked.action : undefined;
              const ask = (wanted: JobAction) => setAsked(wanted === action ? undefined : { id, action: wanted });
              const row = <Row key={id} job={job} asked={action} onAsk={ask} />;
              if (action === undefined) return [row];
              const close = () => setAsked(undefined);
              return [row, <Question key={`${id}-${action}`} job={job} action={action} onClose={close} />];
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
};
