import { getHealth } from '@firmament/api-contract/calls/desk/health';
import { getJobs } from '@firmament/api-contract/calls/desk/jobs';
import { getDesk } from '@firmament/api-contract/calls/desk/overview';
import { getDeskSources } from '@firmament/api-contract/calls/desk/sources';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { DESK } from './use-desk-action.ts';

/** The desk is kept open beside other work: it looks again by itself, and at once after every action. */
const LOOKS_AGAIN = { staleTime: 0, refetchInterval: 30_000 } as const;

export const deskQuery = queryOptions({
  queryKey: [DESK],
  queryFn: ({ signal }) => callApi(getDesk, {}, { signal }),
  ...LOOKS_AGAIN,
});

export const jobsQuery = queryOptions({
  queryKey: [DESK, 'jobs'],
  queryFn: ({ signal }) => callApi(getJobs, {}, { signal }),
  ...LOOKS_AGAIN,
});

export const healthQuery = queryOptions({
  queryKey: [DESK, 'health'],
  queryFn: async ({ signal }) => (await callApi(getHealth, {}, { signal })).health,
  ...LOOKS_AGAIN,
});

const allOfSources = queryOptions({
  queryKey: [DESK, 'sources'],
  queryFn: ({ signal }) => callApi(getDeskSources, {}, { signal }),
  ...LOOKS_AGAIN,
});

export const sourcesQuery = queryOptions({ ...allOfSources, select: ({ sources }) => sources });
export const syncsQuery = queryOptions({ ...allOfSources, select: ({ syncs }) => syncs });
