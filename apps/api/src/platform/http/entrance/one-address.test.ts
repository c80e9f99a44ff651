import { expect, it } from 'vitest';
import { useRawServer } from '../../../../test/servers/raw-request.ts';
import { useTestApp } from '../../../../test/servers/test-app.ts';

const statusesOf = async (addresses: string[]): Promise<[string, number | undefined][]> => {
  const send = await useRawServer(await useTestApp());
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await send(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return [address, answer?.status] as [string, number | undefined];
    }),
  );
};

it('a call is found under its own address', async () => {
  const addresses = ['/api/metrics', '/api/metrics?x', '/api/docs/static/swagger-ui.css', '/api/docs', '/api/docs/'];
  expect(await statusesOf(addresses)).toEqual(addresses.map((address) => [address, 200]));
});

it('a call is found under no other address, which a proxy in front might not recognise', async () => {
  const others = [
    '/api/metrics/',
    '//api/metrics',
    '/api//metrics',
    '/%61pi/metrics',
    '/api/%6detrics',
    '/api/metric%73',
    '/api%2fmetrics',
    '/api/metrics%2f',
    '/api/./metrics',
    '/api/x/../metrics',
    '/api/metrics;a=b',
    '/api/metrics#x',
    '/API/metrics',
    '\\api\\metrics',
    'http://localhost/api/metrics',
    'http://evil.example/api/metrics',
  ];
  expect(await statusesOf(others)).toEqual(
    others.map((address) => [address, expect.toSatisfy((s) => s === 404 || s === 400)]),
  );
});
