import { z } from 'zod';
import { defineJob } from '../platform/jobs/jobs.ts';

/** Renews a company by an accepted extract; its row holds what it says. */
export const applyExtractJob = defineJob('apply-extract', z.object({ uploadId: z.number().int() }));

/** Makes a company what it would be without an extract that an operator took back. */
export const undoExtractJob = defineJob('undo-extract', z.object({ uploadId: z.number().int() }));
