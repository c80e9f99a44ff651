import { discardJob, retryJob } from '@firmament/api-contract/calls/desk/jobs';
import { callApi } from '../../lib/api/api-client.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';

const CALLS = { retry: retryJob, discard: discardJob } as const;

/** What can be done about a job that was given up. */
export type JobAction = keyof typeof CALLS;

export const useJobAction = (action: JobAction) =>
  useDeskAction((jobId: string) => callApi(CALLS[action], { params: { job_id: jobId }, body: {} }));
