import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/**
 * The job that sends a mail with a secret also writes it: neither link nor password ever waits in the queue.
 */

export const writeVerificationJob = defineJob('write-verification', z.object({ registrationId: z.number().int() }));

export const resendVerificationJob = defineJob('resend-verification', z.object({ email: z.string() }));

export const writeDeviceLinkJob = defineJob('write-device-link', z.object({ email: z.string() }));

export const writeNewPasswordJob = defineJob('write-new-password', z.object({ email: z.string() }));
