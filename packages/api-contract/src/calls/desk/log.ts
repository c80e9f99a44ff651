import { z } from 'zod';
import { logEntry, logSubject } from '../../desk/log-action.ts';
import { day, defineDeskCall } from './desk-endpoint.ts';

export const LOG_PAGE = 100;

export const getDeskLog = defineDeskCall({
  id: 'deskLog',
  method: 'GET',
  path: '/api/desk/log',
  summary: `What operators did, newest first, ${LOG_PAGE} at a time.`,
  query: z.object({
    before: z.coerce.number().int().min(1).optional().meta({ description: 'Entries older than this one.' }),
    subject: logSubject.optional(),
    subject_id: z.string().max(40).optional(),
    from: day.optional(),
    until: day.optional().meta({ description: 'Last day.' }),
    actor: z.string().trim().max(120).optional().meta({ description: 'Part of an operator’s name.' }),
  }),
  response: z.object({ entries: z.array(logEntry), has_more: z.boolean() }),
  errors: [],
});
