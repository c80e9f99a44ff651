import { z } from 'zod';
import type { Rule } from '../../rules/rule-texts.ts';
import { defineDeskCall, done, moment } from './desk-endpoint.ts';

const params = z.object({ job_id: z.string().regex(/^\d{1,18}$/, 'job_id' satisfies Rule) });

export const deskJob = z.object({
  job_id: z.string(),
  name: z.string().meta({ description: 'Which kind of work.' }),
  recipient: z.string().nullable().meta({ description: 'Of a mail.' }),
  subject: z.string().nullable().meta({ description: 'Of a mail.' }),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_at: moment,
});

export type DeskJob = z.infer<typeof deskJob>;

export const getJobs = defineDeskCall({
  id: 'jobs',
  method: 'GET',
  path: '/api/desk/jobs',
  summary: 'Background work: what runs and waits, and what was given up after its last attempt.',
  isBackground: true,
  response: z.object({
    running: z.number().int(),
    waiting: z.number().int().meta({ description: 'Due and not yet taken up.' }),
    planned: z.number().int().meta({ description: 'For later, or to be tried again.' }),
    given_up: z.array(deskJob).meta({ description: 'Newest first.' }),
    given_up_count: z.number().int(),
  }),
  errors: [],
});

export const retryJob = defineDeskCall({
  id: 'retryJob',
  method: 'POST',
  path: '/api/desk/jobs/{job_id}/retry',
  summary: 'Try a job again that was given up.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const discardJob = defineDeskCall({
  id: 'discardJob',
  method: 'POST',
  path: '/api/desk/jobs/{job_id}/discard',
  summary: 'Delete a job that was given up.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});
