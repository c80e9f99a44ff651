import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** The link is made by the job that sends it, so that no secret waits in the queue. */
export const writeConfirmationJob = defineJob('write-newsletter-confirmation', z.object({ email: z.string() }));
