import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** The mail to the member about a message: our answer, or the confirmation that theirs has arrived. */
export const writeTicketMailJob = defineJob('write-ticket-mail', z.object({ messageId: z.number().int() }));
