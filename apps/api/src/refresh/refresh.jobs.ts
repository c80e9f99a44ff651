import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** Asks a source; what it is to ask stands in the row of the run. */
export const refreshCompanyJob = defineJob('refresh-company', z.object({ runId: z.number().int() }));
