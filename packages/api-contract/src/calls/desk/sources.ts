import { STATING_SOURCES } from '@firmament/record/sources/sources';
import { z } from 'zod';
import { defineDeskCall, done, moment } from './desk-endpoint.ts';

export const deskSource = z.object({
  name: z.enum(STATING_SOURCES),
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

export const deskSync = z.object({
  sync_id: z.string(),
  source: z.string().meta({ description: 'Name of the source whose statements it brings.' }),
  title: z.string(),
  is_on: z.boolean().meta({ description: 'Read by itself.' }),
  missing: z.array(z.string()).meta({ description: 'Variables without which it cannot be asked.' }),
  state: z.enum(['ok', 'warn', 'idle', 'running']).meta({ description: 'idle: switched off, or not read yet.' }),
  started_at: moment.nullable(),
  progress: z.number().min(0).max(1).nullable().meta({ description: 'Of the run that is under way.' }),
  up_to: z.string().nullable().meta({ description: 'How far it was read, in the words of the source.' }),
  last_success_at: moment.nullable(),
  brought: z.object({ inserted: z.number().int(), updated: z.number().int(), unchanged: z.number().int() }),
  left_out: z
    .object({ count: z.number().int(), examples: z.array(z.string()) })
    .meta({ description: 'What the last complete run could not read, and the first few reasons.' }),
  comparison: z.object({ compared_at: moment, drifted: z.number().int().nullable() }).nullable().meta({
    description: 'When it was last read as a whole, and what its changes had not told by then. Null: never, or always.',
  }),
  last_failure_at: moment.nullable(),
  failure: z.string().nullable().meta({ description: 'Of the last run, if it failed.' }),
  next_run_at: moment.nullable(),
});

export type DeskSync = z.infer<typeof deskSync>;

export const getDeskSources = defineDeskCall({
  id: 'deskSources',
  method: 'GET',
  path: '/api/desk/sources',
  summary: 'Every source: when it was read, what came of it, and how asking it again goes.',
  isBackground: true,
  response: z.object({ sources: z.array(deskSource), syncs: z.array(deskSync) }),
  errors: [],
});

export const readSource = defineDeskCall({
  id: 'readSource',
  method: 'POST',
  path: '/api/desk/syncs/{sync_id}/read',
  summary: 'Have a register that is kept fresh read at once.',
  params: z.object({ sync_id: z.string().max(40) }),
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});
