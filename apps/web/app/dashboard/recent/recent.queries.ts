import { type AccessLogEntry, clearAccessLogs, getAccessLogs } from '@firmament/api-contract/calls/access-log';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Every page visited changes the list, so cached data is never fresh. */
export const recentQuery = queryOptions({
  queryKey: ['recent'],
  queryFn: async ({ signal }) => (await callApi(getAccessLogs, { query: {} }, { signal })).logs,
  staleTime: 0,
});

/** A little longer than the toast with the undo button is shown. */
const CLEAR_AFTER_MS = 8_500;

/** Outlives the page, so that the history is cleared even if the member moves on. */
let pending: { timer: ReturnType<typeof setTimeout>; run: () => void } | undefined;

// Closing the tab during the delay still clears the history.
if (typeof window !== 'undefined') addEventListener('pagehide', () => pending?.run());

/** Clears the screen at once and the server some seconds later, so that it can be undone. */
export const useClearHistory = (): (() => void) => {
  const queryClient = useQueryClient();
  const { t } = useTranslation('recent');
  const { queryKey } = recentQuery;

  return () => {
    const before = queryClient.getQueryData<AccessLogEntry[]>(queryKey);
    queryClient.setQueryData<AccessLogEntry[]>(queryKey, []);

    const run = () => {
      clearTimeout(pending?.timer);
      pending = undefined;
      callApi(clearAccessLogs, {})
        .catch((error: unknown) => (error instanceof ApiError ? showToast(error.message, 'failed') : undefined))
        .finally(() => queryClient.invalidateQueries({ queryKey }));
    };
    const undo = () => {
      if (pending === undefined) return;
      clearTimeout(pending.timer);
      pending = undefined;
      queryClient.setQueryData(queryKey, before);
    };
    pending = { timer: setTimeout(run, CLEAR_AFTER_MS), run };
    void showToast(t('cleared'), 'done', { label: t('member:undo'), run: undo });
  };
};

/** While clearing is pending, the list must not be reloaded: the server still has it. */
export const isClearing = (): boolean => pending !== undefined;
