import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** Finds out who is who among the mandates that changed. Finds those by itself, so nobody has to say which. */
export const identifyPeopleJob = defineJob('identify-people', z.looseObject({}));
