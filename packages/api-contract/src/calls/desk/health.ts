import { z } from 'zod';
import { defineDeskCall, moment } from './desk-endpoint.ts';

const state = z.enum(['ok', 'warn', 'bad']);
export type HealthState = z.infer<typeof state>;

/** Null if it cannot be read now; the state of its part is then bad. */
const figure = z.number().nullable();

export const health = z.object({
  at: moment,
  state: state.meta({ description: 'The worst of all.' }),
  version: z.string(),
  commit: z.string().nullable(),
  started_at: moment.meta({ description: 'Of the process that answers; the figures of the search are its own.' }),
  readiness: z.object({ state, failing: z.array(z.string()).meta({ description: 'Names of checks that fail.' }) }),
  search: z.object({
    state,
    p95_ms: z.number().nullable().meta({ description: 'Since the start; null before the first search.' }),
    companies: z.number().int(),
    people: z.number().int(),
  }),
  index: z.object({ state, behind_seconds: z.number().nullable() }),
  database: z.object({
    state,
    answer_ms: figure,
    size_bytes: figure,
    connections: figure,
    max_connections: figure,
    replicas: z.array(z.object({ name: z.string(), lag_seconds: z.number().nullable() })),
  }),
  mail: z.object({
    state,
    is_sent: z.boolean().meta({ description: 'False where no mail server is set: mails are only kept.' }),
    waiting: figure,
    given_up: figure,
    oldest_waiting_at: moment.nullable(),
  }),
  jobs: z.object({ state, running: figure, waiting: figure, given_up: figure }),
  events: z.object({
    state: state.meta({ description: 'Bad if one has waited for five minutes.' }),
    unnumbered: figure.meta({ description: 'Events of companies that are in no feed yet.' }),
    oldest_unnumbered_at: moment.nullable(),
  }),
  backup: z.object({
    state,
    last_at: moment.nullable().meta({ description: 'Made by `npm run backup`; others are not known to us.' }),
    size_bytes: z.number().int().nullable(),
  }),
  disk: z.object({ state, used_bytes: figure, total_bytes: figure }),
});

export type Health = z.infer<typeof health>;

export const getHealth = defineDeskCall({
  id: 'health',
  method: 'GET',
  path: '/api/desk/health',
  summary: 'How the parts of the service are.',
  isBackground: true,
  response: z.object({ health }),
  errors: [],
});
