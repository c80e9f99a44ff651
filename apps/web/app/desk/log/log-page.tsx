import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { dayOf } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useLogSentence } from '../parts/use-log-sentence.ts';
import { ChangeTable, hasChange } from './change-table.tsx';
import classes from './log.module.css';
import { logQuery } from './log.queries.ts';
import { type LogFilter, readFilter } from './log.url.ts';
import { LogFilters } from './log-filters.tsx';

const Entry = ({ entry }: { entry: LogEntry }) => {
  const { t } = useTranslation('deskLog');
  const { sentenceOf } = useLogSentence();
  const { time } = useDateFormat();
  return (
    <li className={`${classes.entry} ink2 anywhere px-16 py-8 line-top`}>
      <time className="ink3 numeric" dateTime={entry.at}>
        {time(entry.at)}
      </time>
      <div>
        <p>{sentenceOf(entry)}</p>
        {hasChange(entry) && (
          <details>
            <summary>{t('open')}</summary>
            <ChangeTable entry={entry} />
          </details>
        )}
      </div>
    </li>
  );
};

const byDay = (entries: readonly LogEntry[]): Map<string, LogEntry[]> => {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
};

/** Everything that was written down, newest first. */
export const LogPage = () => {
  const { t } = useTranslation('deskLog');
  const { day } = useDateFormat();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const log = useInfiniteQuery(logQuery(filter));

  const change = (name: keyof LogFilter, value: string) =>
    setAddress(
      (last) => {
        const next = new URLSearchParams(last);
        if (value.trim() === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );

  return (
    <>
      <PageHead page="log" lead={t('lead')} />
      <LogFilters filter={filter} onChange={change} onClear={() => setAddress({}, { replace: true })} />
      <Loaded query={log} loading={<Outline height={160} />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            return <Nothing title={Object.keys(filter).length > 0 ? t('noneFiltered') : t('none')} />;
          }
          return (
            <div className="stack gap-12">
              {[...byDay(entries)].map(([date, ofDay]) => (
                <Card key={date} title={day(date)}>
                  <ul>
                    {ofDay.map((entry) => (
                      <Entry key={entry.entry_id} entry={entry} />
                    ))}
                  </ul>
                </Card>
              ))}
            </div>
          );
        }}
      </Loaded>
      {log.hasNextPage && (
        <Button
          className="mt-12"
          size="xs"
          variant="default"
          disabled={log.isFetchingNextPage}
          onClick={() => log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? t('ui:loading') : t('more')}
        </Button>
      )}
    </>
  );
};
