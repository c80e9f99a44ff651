import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** What the member hears by mail about a message: that ours has come, or that theirs has arrived. */
export const writeTicketMailJob = defineJob('write-ticket-mail', z.object({ messageId: z.number().int() }));
