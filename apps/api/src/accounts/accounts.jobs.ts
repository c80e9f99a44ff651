import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/**
 * Mails that carry a secret are written by the job that sends them: neither link nor password ever waits in the queue.
 */

export const writeVerificationJob = defineJob('write-verification', z.object({ registrationId: z.number().int() }));

export const resendVerificationJob = defineJob('resend-verification', z.object({ email: z.string() }));

export const writeNewPasswordJob = defineJob('write-new-password', z.object({ email: z.string() }));
