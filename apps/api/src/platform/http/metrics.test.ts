import type { Endpoint } from '@firmament/api-contract/endpoint';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { useTestApp } from '../../../test/servers/test-app.ts';
import { createMetrics, durationOf, measureRequests } from './metrics.ts';

const useMeasured = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const metrics = createMetrics();
  measureRequests(app, metrics);
  app.get('/api/quick', async () => 'done');
  app.get('/api/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return 'done';
  });
  app.get('/api/broken', async () => {
    throw new Error('broken');
  });
  return { app, metrics };
};

it('tells how long answers of a route took, by the buckets they fell into', async () => {
  const { app, metrics } = useMeasured();
  for (let count = 0; count < 3; count++) await app.inject('/api/slow');
  // 30 ms and a little fall between 25 and 50 on an idle machine, and above on a busy one.
  const slow = await durationOf(metrics, '/api/slow', 0.95);
  expect(slow).toBeGreaterThan(25);
  expect(await durationOf(metrics, '/api/quick', 0.95)).toBeNull();
  await app.inject('/api/quick');
  expect(await durationOf(metrics, '/api/slow', 0.95)).toBe(slow);
});

it('knows nothing of a route without a good answer', async () => {
  const { app, metrics } = useMeasured();
  await app.inject('/api/broken');
  expect(await durationOf(metrics, '/api/broken', 0.95)).toBeNull();
  expect(await durationOf(metrics, '/api/quick', 0.95)).toBeNull();
});

/** Series of the timings, each with its labels. */
const seriesOf = async (app: FastifyInstance): Promise<string[]> =>
  (await app.inject('/api/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds'));

/** What somebody can make up, in kinds; each request of a kind differs from the others. */
const ODD: ((number: number) => InjectOptions)[] = [
  (number) => ({ url: `/no-such-page-${number}` }),
  (number) => ({ url: `/no-such-page-${number}`, method: METHODS[number % METHODS.length] as 'GET' }),
  (number) => ({ url: `/api/no-such-call-${number}` }),
  (number) => ({ url: `/api/health/live/${number}` }),
  (number) => ({ url: `/assets/${number}.js` }),
  (number) => ({ url: `/api/docs/static/${number}` }),
  (number) => ({ url: pathOf(number), method: METHODS[number % METHODS.length] as 'GET' }),
  (number) => ({ url: `${pathOf(number)}?odd-${number}`, method: callOf(number).method, payload: {} }),
  (number) => ({
    url: pathOf(number),
    method: 'POST',
    headers: { 'content-type': `text/odd-${number}` },
    payload: 'x',
  }),
  (number) => ({ url: pathOf(number), method: 'POST', headers: JSON_CONTENT, payload: `{${number}` }),
  (number) => ({ url: pathOf(number), method: callOf(number).method, headers: { host: `odd-${number}.example` } }),
];
const METHODS = ['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'LOCK', 'QUERY', 'PURGE'];
const JSON_CONTENT = { 'content-type': 'application/json' };
const CALLS = ENDPOINTS.filter(({ access }) => access !== 'public');
const callOf = (number: number) => CALLS[number % CALLS.length] as Endpoint;
const pathOf = (number: number): string => callOf(number).path.replace(/\{\w+\}/g, String(number));

it('grow with what is answered only, whatever else is asked for', async () => {
  const app = await useTestApp();
  // From a new address each time, because whoever is refused again and again has to wait for it.
  const ask = (odd: (number: number) => InjectOptions, number: number) =>
    app.inject({ ...odd(number), remoteAddress: `10.0.${number >> 8}.${number & 255}` });
  for (const odd of ODD) await ask(odd, 0);
  // Reading them is a request, too.
  await seriesOf(app);
  const before = await seriesOf(app);
  const statuses = new Set<number>();
  for (let number = 1; number < 5_000 / ODD.length; number++) {
    const answers = await Promise.all(ODD.map((odd) => ask(odd, number)));
    for (const { statusCode } of answers) statuses.add(statusCode);
  }
  expect([...statuses].sort()).toEqual([400, 401, 404, 405, 421]);
  const after = await seriesOf(app);
  expect(after.length).toBe(before.length);
}, 60_000);
