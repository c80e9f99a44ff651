import { getDeskLog } from '@firmament/api-contract/calls/desk/log';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { DESK } from '../parts/use-desk-action.ts';
import type { LogFilter } from './log.url.ts';

export const logQuery = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [DESK, 'log', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(getDeskLog, { query: { ...filter, ...(pageParam > 0 && { before: pageParam }) } }, { signal }),
    /** 0 is the newest page. */
    initialPageParam: 0,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.entry_id : undefined),
    staleTime: 0,
  });
