import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Health of the process, for load balancers and people. */

export const getLive = defineEndpoint({
  id: 'getLive',
  limit: 'unlimited',
  method: 'GET',
  path: '/api/health/live',
  summary: 'Is the process up?',
  tag: 'system',
  access: 'public',
  response: z.object({ status: z.literal('live') }),
  errors: [],
});

export const getReady = defineEndpoint({
  id: 'getReady',
  limit: 'unlimited',
  method: 'GET',
  path: '/api/health/ready',
  summary: 'Can the process serve: database reachable and search index built?',
  tag: 'system',
  access: 'public',
  response: z.object({ status: z.literal('ready'), checks: z.record(z.string(), z.literal('ok')) }),
  errors: [],
});

export const getVersion = defineEndpoint({
  id: 'getVersion',
  limit: 'unlimited',
  method: 'GET',
  path: '/api/version',
  summary: 'Which version runs here.',
  tag: 'system',
  access: 'public',
  response: z.object({
    version: z.string(),
    commit: z.string().nullable().meta({ description: 'Of the source it was built from, where that is known.' }),
  }),
  errors: [],
});

export const getMetrics = defineEndpoint({
  id: 'getMetrics',
  limit: 'unlimited',
  method: 'GET',
  path: '/api/metrics',
  summary:
    'Counters and timings in the Prometheus text format. For the operator: asked on the machine itself, or with ' +
    '`Authorization: Bearer` and the token that the operator has set.',
  tag: 'system',
  access: 'public',
  response: z.string(),
  produces: 'text/plain; version=0.0.4',
  errors: ['forbidden'],
});

export const getIp = defineEndpoint({
  id: 'getIp',
  method: 'GET',
  path: '/api/ip',
  summary: 'The public address the caller is seen under.',
  tag: 'accounts',
  access: 'public',
  response: z.object({ ip: z.string() }),
  errors: [],
});

export const getMapTiles = defineEndpoint({
  id: 'getMapTiles',
  method: 'GET',
  path: '/api/mapTiles',
  summary: 'Where maps get their pictures from, as far as the operator has set it up.',
  tag: 'system',
  access: 'public',
  response: z.object({
    tile_url: z.string().nullable().meta({ description: 'A {z}/{x}/{y} template; null: maps show outlines only.' }),
  }),
  errors: [],
});
