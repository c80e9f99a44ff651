import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** One job per member, so that a failure for one does not hold up the mails of the others. */
export const writeWatchMailJob = defineJob('write-watch-mail', z.object({ accountId: z.number().int() }));
