import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** Renews a company by an accepted extract; its row holds what it says. */
export const applyExtractJob = defineJob('apply-extract', z.object({ uploadId: z.number().int() }));
