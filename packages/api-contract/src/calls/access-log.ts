import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';

/** What a member opened. */

/** Recently Viewed shows this many. */
export const MAX_RECENT = 50;

const entry = z.object({
  entity_id: z.string().meta({ description: 'company_id or employee_id.' }),
  entity_type: z.enum(['company', 'employee']),
  name: z.string(),
  title: z.string().nullable().meta({ description: 'Of a person their title, of a company its industry.' }),
  place: z.string().nullable(),
  accessed_at: z.iso.datetime(),
});

export type AccessLogEntry = z.infer<typeof entry>;

export const getAccessLogs = defineEndpoint({
  id: 'get_access_logs',
  method: 'GET',
  path: '/api/get_access_logs',
  summary: 'The newest opening of each company and person, newest first, 50 at most.',
  tag: 'access log',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({ logs: z.array(entry) }),
  errors: ['forbidden'],
});

export const clearAccessLogs = defineEndpoint({
  id: 'clearAccessLogs',
  method: 'DELETE',
  path: '/api/accessLogs',
  summary: 'Empty Recently Viewed. What counts against the quota stays counted.',
  tag: 'access log',
  access: 'member',
  response: z.object({ success: z.literal(true) }),
  errors: [],
});
