import {
  getWatched,
  getWatchlist,
  getWatchlistState,
  markSeen,
  setWatchlistMail,
  unwatch,
  type Watched,
  type WatchlistItem,
  watch,
} from '@firmament/api-contract/calls/watchlist';
import { CALLS_AT_ONCE } from '@firmament/api-contract/limits';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import { inTurns } from './in-turns.ts';

/** Sources report at any time, so cached data is never fresh. */
const watchlistQuery = queryOptions({
  queryKey: ['watchlist'],
  queryFn: ({ signal }) => callApi(getWatchlist, {}, { signal }),
  staleTime: 0,
});

/** Soon enough for whoever waits for an answer of a register. */
const NEWS_EVERY_MS = 10_000;

/** Asks every few seconds whether there is anything newer than the list, and for the list only then. */
const newsQuery = queryOptions({
  queryKey: ['watchlistState'],
  queryFn: async ({ signal, client }) => {
    const { state } = await callApi(getWatchlistState, {}, { signal });
    const { queryKey } = watchlistQuery;
    const list = client.getQueryData(queryKey);
    if (list !== undefined && list.state !== state) await client.invalidateQueries({ queryKey });
    return state;
  },
  staleTime: 0,
  refetchInterval: NEWS_EVERY_MS,
});

export const useWatchlist = () => {
  useQuery(newsQuery);
  return useQuery(watchlistQuery);
};

const keyOf = ({ entity_type, entity_id }: Watched): string => `${entity_type} ${entity_id}`;

/** All watched companies and people: one query for all stars on a page. */
export const watchedQuery = queryOptions({
  queryKey: ['watched'],
  queryFn: async ({ signal }) => new Set((await callApi(getWatched, {}, { signal })).watched.map(keyOf)),
});

export const isIn = (watched: ReadonlySet<string> | undefined, entity: Watched): boolean =>
  watched?.has(keyOf(entity)) === true;

/** Shows a change at once, then reloads what the server has. */
const useWatchlistCache = () => {
  const queryClient = useQueryClient();
  return {
    mark: async (entity: Watched, isWatched: boolean) => {
      await queryClient.cancelQueries({ queryKey: watchedQuery.queryKey });
      queryClient.setQueryData(watchedQuery.queryKey, (watched) => {
        const next = new Set(watched);
        next[isWatched ? 'add' : 'delete'](keyOf(entity));
        return next;
      });
    },
    change: async (to: (items: WatchlistItem[]) => WatchlistItem[]) => {
      await queryClient.cancelQueries({ queryKey: watchlistQuery.queryKey });
      queryClient.setQueryData(watchlistQuery.queryKey, (list) => list && { ...list, items: to(list.items) });
    },
    reload: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: watchedQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: watchlistQuery.queryKey }),
      ]);
    },
  };
};

type Named = Watched & { name: string };

export const useWatch = () => {
  const { t } = useTranslation('watchlist');
  const { mark, reload } = useWatchlistCache();
  return useMutation({
    mutationFn: ({ name: _, ...body }: Named & { seen_change_id?: number }) => callApi(watch, { body }),
    onMutate: (entity) => mark(entity, true),
    // An undo needs no toast.
    onSuccess: (_, { name, seen_change_id }) =>
      seen_change_id === undefined ? showToast(t('watched', { name })) : undefined,
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

/** As many as the server works on at the same time for one member. */
const WATCHED_AT_ONCE = CALLS_AT_ONCE.inProgress;

/** The call takes one at a time. Watching again would make news of what was not seen yet disappear, so that is left out. */
export const useWatchAll = () => {
  const { t } = useTranslation('watchlist');
  const queryClient = useQueryClient();
  const { reload } = useWatchlistCache();
  return useMutation({
    mutationFn: async (entities: readonly Watched[]) => {
      const watched = await queryClient.ensureQueryData(watchedQuery);
      const missing = entities.filter((entity) => !isIn(watched, entity));
      return inTurns(missing, WATCHED_AT_ONCE, (body) => callApi(watch, { body }));
    },
    onSuccess: (outcomes, entities) => {
      const failed = outcomes.flatMap(({ error }) => error ?? []);
      const done = entities.length - failed.length;
      const [problem] = failed;
      if (problem === undefined) return showToast(t('watchedAll', { count: done }));
      return showToast(`${t('watchedSome', { done, all: entities.length })} ${problem.message}`, 'failed');
    },
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

/** Stops watching at once; for some seconds the toast offers an undo that keeps unseen changes, unless it is for good. */
export const useUnwatch = () => {
  const { t } = useTranslation('watchlist');
  const { mark, change, reload } = useWatchlistCache();
  const restore = useWatch();
  return useMutation({
    mutationFn: ({ entity_type, entity_id }: Named & { isForGood: boolean }) =>
      callApi(unwatch, { params: { entity_type, entity_id } }),
    onMutate: async (entity) => {
      await mark(entity, false);
      await change((items) => items.filter((item) => keyOf(item) !== keyOf(entity)));
    },
    onSuccess: ({ seen_change_id }, { entity_type, entity_id, name, isForGood }) => {
      const undo = {
        label: t('member:undo'),
        run: () => restore.mutate({ entity_type, entity_id, name, seen_change_id }),
      };
      showToast(t('unwatched', { name }), 'done', isForGood ? undefined : undo);
    },
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

export const useMarkSeen = () => {
  const { t } = useTranslation('watchlist');
  const { change, reload } = useWatchlistCache();
  return useMutation({
    mutationFn: (items: readonly WatchlistItem[]) =>
      callApi(markSeen, {
        body: {
          // Only up to what the page shows: later changes are still news.
          seen: items.map(({ entity_type, entity_id, changes }) => ({
            entity_type,
            entity_id,
            change_id: changes[0]?.change_id ?? 0,
          })),
        },
      }),
    onMutate: (items) => {
      const seen = new Set(items.map(keyOf));
      return change((all) =>
        all.map((item) => (seen.has(keyOf(item)) ? { ...item, changes: [], change_count: 0 } : item)),
      );
    },
    onSuccess: () => showToast(t('seenDone')),
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

export const useDailyMail = () => {
  const { t } = useTranslation('watchlist', { keyPrefix: 'mail' });
  const queryClient = useQueryClient();
  const { queryKey } = watchlistQuery;
  return useMutation({
    mutationFn: (isWanted: boolean) => callApi(setWatchlistMail, { body: { daily_mail: isWanted } }),
    onSuccess: ({ daily_mail }) => showToast(t(daily_mail ? 'on' : 'off')),
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};
