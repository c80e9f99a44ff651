import {
  deleteSearch,
  getSavedSearches,
  renameSearch,
  type SavedSearch,
  saveSearch,
} from '@firmament/api-contract/calls/saved-searches';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toasts.tsx';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => (await callApi(getSavedSearches, {}, { signal })).searches,
});

type Content = Pick<SavedSearch, 'name' | 'entity' | 'performanceIndicators' | 'sort' | 'direction'>;

/** Shows a change at once, then reloads what the server has. */
const useSavedSearchCache = () => {
  const queryClient = useQueryClient();
  const { queryKey } = savedSearchesQuery;
  return {
    change: async (to: (searches: SavedSearch[]) => SavedSearch[]) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (searches) => searches && to(searches));
    },
    reload: () => queryClient.invalidateQueries({ queryKey }),
  };
};

export const useSaveSearch = () => {
  const { t } = useTranslation('search', { keyPrefix: 'saved' });
  const { change, reload } = useSavedSearchCache();
  return useMutation({
    mutationFn: async (content: Content) => (await callApi(saveSearch, { body: content })).search,
    onSuccess: async (search) => {
      await change((searches) => [search, ...searches]);
      void showToast(t('savedAs', { name: search.name }));
    },
    onSettled: reload,
  });
};

export const useRenameSearch = () => {
  const { t } = useTranslation('search', { keyPrefix: 'saved' });
  const { change, reload } = useSavedSearchCache();
  return useMutation({
    mutationFn: ({ search_id, name }: Pick<SavedSearch, 'search_id' | 'name'>) =>
      callApi(renameSearch, { params: { search_id }, body: { name } }),
    onMutate: ({ search_id, name }) =>
      change((searches) => searches.map((search) => (search.search_id === search_id ? { ...search, name } : search))),
    onSuccess: ({ search: { name } }) => showToast(t('renamed', { name })),
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};

/** Deletes at once; for some seconds the toast offers to save the same search again. */
export const useDeleteSearch = () => {
  const { t } = useTranslation('search', { keyPrefix: 'saved' });
  const { change, reload } = useSavedSearchCache();
  const restore = useSaveSearch();
  return useMutation({
    mutationFn: ({ search_id }: SavedSearch) => callApi(deleteSearch, { params: { search_id } }),
    onMutate: ({ search_id }) => change((searches) => searches.filter((search) => search.search_id !== search_id)),
    onSuccess: (_, { search_id: _id, created_at: _at, ...content }) =>
      showToast(t('deleted', { name: content.name }), 'done', {
        label: t('member:undo'),
        run: () => restore.mutate(content, { onError: ({ message }) => showToast(message, 'failed') }),
      }),
    onError: ({ message }) => showToast(message, 'failed'),
    onSettled: reload,
  });
};
