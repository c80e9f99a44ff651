import type { WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import { Button, Skeleton, Switch } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useDailyMail, useMarkSeen, useWatchlist } from './watchlist.queries.ts';
import classes from './watchlist-page.module.css';
import { WatchlistRow } from './watchlist-row.tsx';

const Empty = () => {
  const { t } = useTranslation('watchlist', { keyPrefix: 'empty' });
  const [companies, people] = [dashboardPathOf('companies'), dashboardPathOf('employees')];
  return (
    <div className={classes.empty}>
      <IconStar size={32} stroke={1.4} aria-hidden />
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={classes.buttons}>
        {companies !== undefined && (
          <Button component={Link} to={companies} size="xs">
            {t('companies')}
          </Button>
        )}
        {people !== undefined && (
          <Button component={Link} to={people} size="xs" variant="default">
            {t('people')}
          </Button>
        )}
      </div>
    </div>
  );
};

const latestChange = ({ changes }: WatchlistItem): number => Date.parse(changes[0]?.changed_at ?? '') || 0;

type GroupsProps = { items: readonly WatchlistItem[]; onSeen(items: readonly WatchlistItem[]): void };

const Groups = ({ items, onSeen }: GroupsProps) => {
  const { t } = useTranslation('watchlist');
  const groups = [
    {
      id: 'news' as const,
      members: items
        .filter(({ change_count }) => change_count > 0)
        .toSorted((one, other) => latestChange(other) - latestChange(one)),
    },
    { id: 'quiet' as const, members: items.filter(({ change_count }) => change_count === 0) },
  ].filter(({ members }) => members.length > 0);
  return groups.map(({ id, members }) => (
    <section key={id} className={classes.group} data-group={id} aria-labelledby={`watchlist-${id}`}>
      <h2 id={`watchlist-${id}`}>{t(`groups.${id}`)}</h2>
      <ul>
        {members.map((item) => (
          <WatchlistRow key={`${item.entity_type} ${item.entity_id}`} item={item} onSeen={(seen) => onSeen([seen])} />
        ))}
      </ul>
    </section>
  ));
};

const DailyMail = ({ isWanted }: { isWanted: boolean }) => {
  const { t } = useTranslation('watchlist', { keyPrefix: 'mail' });
  const set = useDailyMail();
  // Shown at once and until the server has answered: a switch must not spring back under the finger.
  const [wish, setWish] = useState<boolean>();
  const change = (isWish: boolean) => {
    setWish(isWish);
    set.mutate(isWish, { onSettled: () => setWish(undefined) });
  };
  const helpId = useId();
  return (
    <div className={classes.mail}>
      <Switch
        size="xs"
        label={t('label')}
        aria-describedby={helpId}
        checked={wish ?? isWanted}
        onChange={({ currentTarget: { checked } }) => change(checked)}
      />
      <p id={helpId}>{t('help')}</p>
    </div>
  );
};

/** What the member watches, entries with news first. */
export const WatchlistPage = () => {
  const { t } = useTranslation('watchlist');
  const { count } = useFormat();
  const { data, error, refetch } = useWatchlist();
  const see = useMarkSeen();
  const items = data?.items ?? [];
  const news = items.filter(({ change_count }) => change_count > 0);
  const content = () => {
    if (data !== undefined) {
      return items.length === 0 ? <Empty /> : <Groups items={items} onSeen={(seen) => see.mutate(seen)} />;
    }
    if (error !== null) return <Problem error={error} onRetry={() => refetch()} />;
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={64} radius="lg" />
        ))}
      </div>
    );
  };
  return (
    <>
      <PageTitle
        title={t('title')}
        remark={
          data !== undefined && (
            <span role="status">{t('count', { count: items.length, shown: count(items.length) })}</span>
          )
        }
      >
        {news.length > 0 && (
          <Button size="xs" variant="default" onClick={() => see.mutate(news)}>
            {t('seenAll')}
          </Button>
        )}
      </PageTitle>
      <div className={classes.top}>
        <p className={classes.lead}>{t('lead')}</p>
        {data !== undefined && <DailyMail isWanted={data.daily_mail} />}
      </div>
      {content()}
    </>
  );
};
