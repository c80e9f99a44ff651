import { z } from 'zod';
import { actor } from '../../desk/log-action.ts';
import { defineDeskCall, done, moment } from './desk-endpoint.ts';

/** Checked by parseOffer, which words every problem. */
const offer = z.record(z.string(), z.unknown()).meta({ description: 'The operator’s file: docs/operator.md.' });

const problems = z
  .array(z.object({ field: z.string(), text: z.string() }))
  .meta({ description: 'What is wrong, in the language of the request; the field as a path such as `plans.1.name`.' });

export const getSettings = defineDeskCall({
  id: 'settings',
  method: 'GET',
  path: '/api/desk/settings',
  summary: 'The operator’s particulars, plans, prices and price index.',
  response: z.object({
    offer,
    version: z.number().int().meta({ description: '0 while nothing was ever set.' }),
    changed_at: moment.nullable(),
    changed_by: actor.nullable(),
    running_contracts: z.number().int().meta({ description: 'They keep their price whatever is set here.' }),
  }),
  errors: [],
});

export const previewSettings = defineDeskCall({
  id: 'previewSettings',
  method: 'POST',
  path: '/api/desk/settings/preview',
  isReading: true,
  summary: 'Check settings without saving them.',
  body: z.object({ offer }),
  response: z.object({
    problems,
    changed_fields: z.array(z.string()).meta({ description: 'Which fields would change.' }),
    offer: offer.nullable().meta({ description: 'As it would be kept: numbers formatted, blanks trimmed.' }),
  }),
  errors: [],
});

export const changeSettings = defineDeskCall({
  id: 'changeSettings',
  method: 'POST',
  path: '/api/desk/settings',
  summary: 'Save settings. They hold at once, in every process, for what is sold from now on.',
  body: z.object({ offer, version: z.number().int().meta({ description: 'The version that was changed.' }) }),
  response: done.extend({ version: z.number().int() }),
  errors: ['conflict'],
});
