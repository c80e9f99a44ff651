import type { WatchlistItem } from '@firmament/api-contract/calls/watchlist';
import { Button, Switch } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { EmptyList } from '../../ui/feedback/empty-list.tsx';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { RowGroup } from '../../ui/layout/row-group.tsx';
import { useDailyMail, useMarkSeen, useWatchlist } from './watchlist.queries.ts';
import classes from './watchlist-page.module.css';
import { WatchlistRow } from './watchlist-row.tsx';

const Empty = () => {
  const { t } = useTranslation('watchlist', { keyPrefix: 'empty' });
  return (
    <EmptyList
      Icon={IconStar}
      isAmber
      title={t('title')}
      text={t('text')}
      measure={30}
      ways={[
        { path: dashboardPathOf('companies'), name: t('companies') },
        { path: dashboardPathOf('employees'), name: t('people') },
      ]}
    />
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
    <RowGroup key={id} id={`watchlist-${id}`} title={t(`groups.${id}`)} isNews={id === 'news'}>
      {members.map((item) => (
        <WatchlistRow key={`${item.entity_type} ${item.entity_id}`} item={item} onSeen={(seen) => onSeen([seen])} />
      ))}
    </RowGroup>
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
    <div>
      <Switch
        size="xs"
        label={t('label')}
        aria-describedby={helpId}
        checked={wish ?? isWanted}
        onChange={({ currentTarget: { checked } }) => change(checked)}
      />
      <p className={`${classes.help} text-12 ink3`} id={helpId}>
        {t('help')}
      </p>
    </div>
  );
};

/** What the member watches, entries with news first. */
export const WatchlistPage = () => {
  const { t } = useTranslation('watchlist');
  const { count } = useFormat();
  const query = useWatchlist();
  const { data } = query;
  const see = useMarkSeen();
  const items = data?.items ?? [];
  const news = items.filter(({ change_count }) => change_count > 0);
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
      <div className={`${classes.top} row wrap items-start justify-between`}>
        <p className={`${classes.lead} ink2`}>{t('lead')}</p>
        {data !== undefined && <DailyMail isWanted={data.daily_mail} />}
      </div>
      <Loaded query={query} loading={<Outline rows={3} height={64} />}>
        {() => (items.length === 0 ? <Empty /> : <Groups items={items} onSeen={(seen) => see.mutate(seen)} />)}
      </Loaded>
    </>
  );
};
