import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/servers/test-app.ts';

const DESCRIPTION = '/api/openapi.json';
const BUNDLE = '/api/docs/static/swagger-ui-bundle.js';

/** As `npm start` does it before it listens. */
const useDescribed = async () => {
  const app = await useTestApp();
  await app.describeCalls();
  // Making it may have taken so long that the next calls are turned away.
  await expect.poll(() => app.isUnderPressure()).toBe(false);
  return app;
};

const ask = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it.each([
  [DESCRIPTION, 'application/json; charset=utf-8'],
  [BUNDLE, 'application/javascript; charset=utf-8'],
  ['/api/docs/static/swagger-ui.css', 'text/css; charset=utf-8'],
])('%s is sent in the form that the client takes, or not at all if it has it', async (url, contentType) => {
  const app = await useDescribed();
  const plain = await ask(app, url);
  expect(plain.headers).toMatchObject({
    'content-type': contentType,
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const tags = new Set([plain.headers.etag]);
  const forms = [
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ] as const;
  for (const [encoding, accepted, decompress] of forms) {
    const sent = await ask(app, url, { 'accept-encoding': accepted });
    expect([sent.statusCode, sent.headers['content-encoding']]).toEqual([200, encoding]);
    // Of what is compressed while it is sent, nobody knows the length.
    expect(sent.headers['content-length']).toBe(String(sent.rawPayload.length));
    expect(decompress(sent.rawPayload).equals(plain.rawPayload)).toBe(true);
    const etag = String(sent.headers.etag);
    tags.add(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(app, url, { 'accept-encoding': accepted, 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await ask(app, url, { 'accept-encoding': accepted, 'if-none-match': '"other"' });
    expect(other.statusCode).toBe(200);
  }
  expect(tags.size).toBe(3);
});

it.each(['/api/docs/json', '/api/docs/yaml'])('%s leads to the one description there is', async (url) => {
  const { statusCode, headers } = await ask(await useTestApp(), url);
  expect([statusCode, headers.location]).toEqual([302, DESCRIPTION]);
});

/** Milliseconds of all processors that a hundred answers take. */
const costOf = async (app: FastifyInstance, url: string): Promise<number> => {
  const before = process.cpuUsage();
  for (let i = 0; i < 100; i++) await ask(app, url, { 'accept-encoding': 'br' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** The least of several, because the process may clean up beside it. */
const leastCostOf = async (app: FastifyInstance, url: string): Promise<number> => {
  const costs: number[] = [];
  for (let i = 0; i < 5; i++) costs.push(await costOf(app, url));
  return Math.min(...costs);
};

it('sending what lies ready costs hardly more than saying that the process is up', async () => {
  const app = await useDescribed();
  const least = await leastCostOf(app, '/api/health/live');
  // Compressing it each time takes twenty times as much.
  expect(await leastCostOf(app, DESCRIPTION)).toBeLessThan(5 * least);
});
