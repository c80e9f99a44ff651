import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerLoadShedding } from './load-shedding.ts';
import { registerWebApp } from './web-app.ts';

// On a busy machine it takes long to tell late from on time.
vi.setConfig({ testTimeout: 60_000 });

const WEB_BUILD_DIR = join(import.meta.dirname, '../../../test/web-build');

const useApp = async (log: string[]): Promise<FastifyInstance> => {
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } });
  await registerLoadShedding(app, { maxEventLoopDelayMs: 100, lookEveryMs: 200 });
  registerErrorHandler(app);
  for (const path of ['/api/search', '/api/health/live', '/api/metrics']) app.get(path, () => 'answered');
  await registerWebApp(app, WEB_BUILD_DIR, {
    tileUrl: undefined,
    hasGoogle: false,
    offer: () => SAMPLE_OFFER,
    dataReport: () => Promise.reject(new Error('no page about the data')),
  });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
};

/** Blocks the event loop like a computation, but leaves the processor to others. */
const comeLate = async (app: FastifyInstance): Promise<void> => {
  const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));
  while (!app.isUnderPressure()) {
    Atomics.wait(nobodyWakes, 0, 0, 300);
    await nextTurn();
  }
};

const askWhenLate = async (app: FastifyInstance, url: string) => {
  await comeLate(app);
  return app.inject(url);
};

it('a busy server refuses calls for a moment and still serves whole pages', async () => {
  const log: string[] = [];
  const app = await useApp(log);
  expect((await app.inject('/api/search')).statusCode).toBe(200);

  for (const url of ['/api/search', '/api/search?offset=10', '/api/nowhere']) {
    const refused = await askWhenLate(app, url);
    expect([url, refused.statusCode, refused.headers['retry-after']]).toEqual([url, 503, '2']);
    expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' });
  }
  // A line for each, and no stack: there may be thousands.
  expect(log.map((line) => JSON.parse(line))).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ reason: 'the server is busy', msg: 'turned away' })),
  );
  for (const url of ['/', '/pricing', '/dashboard/companies', '/assets/app-1.js', '/robots.txt']) {
    expect([url, (await askWhenLate(app, url)).statusCode]).toEqual([url, 200]);
  }
  expect((await askWhenLate(app, '/no-such-page')).statusCode).toBe(404);
  // Monitoring must not take the process for dead, and needs to see why it is late.
  for (const url of ['/api/health/live', '/api/metrics']) {
    expect([url, (await askWhenLate(app, url)).statusCode]).toEqual([url, 200]);
  }

  await expect.poll(() => app.isUnderPressure(), { timeout: 30_000 }).toBe(false);
  expect((await app.inject('/api/search')).statusCode).toBe(200);
});
