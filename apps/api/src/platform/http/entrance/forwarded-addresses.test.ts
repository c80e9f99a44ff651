import { expect, it } from 'vitest';
import { useTestApp } from '../../../../test/servers/test-app.ts';

const PROXY = '10.0.0.1';

const useProxied = async (trustProxy: boolean | string = PROXY) => {
  const app = await useTestApp({ config: { trustProxy } });
  const ask = (forwarded: string, url = '/api/ip') =>
    app.inject({ url, remoteAddress: PROXY, headers: { 'x-forwarded-for': forwarded } });
  const seenAs = async (forwarded: string) => (await ask(forwarded)).json().ip;
  return { ask, seenAs };
};

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:99', '203.0.113.7'],
  [' 203.0.113.7:65535 ', '203.0.113.7'],
  ['"203.0.113.7:99"', '203.0.113.7'],
  ['[203.0.113.7]:99', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:DB8::1]:443"', '2001:DB8::1'],
  ['[fe80::1%eth0]:443', 'fe80::1'],
  ['[::ffff:203.0.113.7]:99', '::ffff:203.0.113.7'],
  // Which part of it is the port, nobody can tell.
  ['2001:db8::1:443', '2001:db8::1:443'],
  ['unknown', 'unknown'],
  ['', PROXY],
  // A proxy that is not trusted is the caller, and what it passes on is its own word.
  ['198.51.100.1:99, 203.0.113.7:99', '203.0.113.7'],
  // One that is trusted is recognised with its port.
  ['203.0.113.7:99, 10.0.0.1:4711', '203.0.113.7'],
  ['[2001:db8::1]:99,10.0.0.1:4711', '2001:db8::1'],
])('a caller forwarded as %j is seen as %s', async (forwarded, address) => {
  const { seenAs } = await useProxied();
  expect(await seenAs(forwarded)).toBe(address);
});

it('believes nobody where no proxy is trusted', async () => {
  const { seenAs } = await useProxied(false);
  expect(await seenAs('203.0.113.7:99')).toBe(PROXY);
});

it.each([
  ['IPv4', (caller: number, port: number) => `203.0.113.${caller}:${port}`],
  ['IPv6', (caller: number, port: number) => `[2001:db8:${caller}::1]:${port}`],
])('callers whose ports are named have limits of their own over %s, whichever port they come from', async (_, from) => {
  const { ask } = await useProxied(true);
  const search = async (caller: number, port: number) =>
    (await ask(from(caller, port), '/api/hsearch?keyword=x')).statusCode;
  const statuses = new Set<number>();
  for (let port = 0; port < 30; port++) statuses.add(await search(1, 1024 + port));
  expect(statuses).not.toContain(429);
  expect(await search(1, 9999)).toBe(429);
  expect(await search(2, 9999)).not.toBe(429);
});
