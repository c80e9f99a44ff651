import { z } from 'zod';
import { defineDeskCall, moment } from './desk-endpoint.ts';

export const deskSource = z.object({
  name: z.string(),
  label: z.string(),
  companies: z.number().int().meta({ description: 'That this source knows.' }),
  state: z.enum(['ok', 'warn', 'idle']).meta({ description: 'idle: never used here.' }),
  last_import: z
    .object({
      file_name: z.string(),
      state: z.string(),
      started_at: moment,
      finished_at: moment.nullable(),
      inserted: z.number().int(),
      updated: z.number().int(),
      unchanged: z.number().int(),
    })
    .nullable(),
  refresh: z
    .object({
      is_on: z.boolean(),
      last_ok_at: moment.nullable(),
      last_failed_at: moment.nullable(),
      last_failure: z.string().nullable(),
      ok_today: z.number().int(),
      failed_today: z.number().int(),
    })
    .nullable()
    .meta({ description: 'Where single companies can be asked for again.' }),
});

export type DeskSource = z.infer<typeof deskSource>;

export const getDeskSources = defineDeskCall({
  id: 'deskSources',
  method: 'GET',
  path: '/api/desk/sources',
  summary: 'Every source: when it was read, what came of it, and how asking it again goes.',
  isBackground: true,
  response: z.object({ sources: z.array(deskSource) }),
  errors: [],
});
