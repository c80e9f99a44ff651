import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { deskPathOf } from '../../lib/pages/desk-pages.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useLogSentence } from '../parts/use-log-sentence.ts';
import classes from './today-log.module.css';

/** What was done today, newest first. */
export const TodayLog = ({ entries }: { entries: readonly LogEntry[] | undefined }) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'log' });
  const { sentenceOf } = useLogSentence();
  const { time } = useDateFormat();
  return (
    <Card
      title={t('title')}
      aside={
        <Link className="plain-link link size-12 weight-600" to={deskPathOf('log')}>
          {t('all')}
        </Link>
      }
    >
      {entries?.length === 0 && <p className={`${classes.empty} ink3 px-16 py-12 line-top`}>{t('empty')}</p>}
      <ul>
        {entries?.map((entry) => (
          <li key={entry.entry_id} className={`${classes.entry} ink2 anywhere px-16 py-6 line-top`}>
            <time className="ink3 numeric" dateTime={entry.at}>
              {time(entry.at)}
            </time>
            <span>{sentenceOf(entry)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
