import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** Asks a source; the row of the run says what to ask. */
export const refreshCompanyJob = defineJob('refresh-company', z.object({ runId: z.number().int() }));
