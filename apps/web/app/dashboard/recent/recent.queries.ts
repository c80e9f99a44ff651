import { type AccessLogEntry, clearAccessLogs, getAccessLogs } from '@firmament/api-contract/calls/access-log';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Every opening changes it, so what was read before is never fresh. */
export const recentQuery = queryOptions({
  queryKey: ['recent'],
  queryFn: async ({ signal }) => (await callApi(getAccessLogs, { query: {} }, { signal })).logs,
  staleTime: 0,
});

/** A little longer than the toast with the way back is there. */
const CLEAR_AFTER_MS = 8_500;

/** Outlives the page: who moves on has still cleared the history. */
let pending: { timer: ReturnType<typeof setTimeout>; run: () => void } | undefined;

// Who closes the tab before the delay is over meant it all the same.
if (typeof window !== 'undefined') addEventListener('pagehide', () => pending?.run());

/** Clears at once on the screen and some seconds later for good, so that it can be taken back. */
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
    void showToast(t('cleared'), 'done', { label: t('undo'), run: undo });
  };
};

/** While a clearing waits, what the server still holds is not shown again. */
export const isClearing = (): boolean => pending !== undefined;
