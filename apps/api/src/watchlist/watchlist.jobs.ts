import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** One for each member, so that a failure for one keeps no mail from the others. */
export const writeWatchMailJob = defineJob('write-watch-mail', z.object({ accountId: z.number().int() }));
