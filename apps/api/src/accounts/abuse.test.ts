import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';

const credentials = { email: EVA.email, password: EVA.password };

describe('guessing passwords', () => {
  const guess = (post: Awaited<ReturnType<typeof useAccountsApp>>['post'], email: string) =>
    post('login', { email, password: 'guess-guess' });

  it('stops after 10 attempts of one address on one account, even across two processes', async () => {
    const first = await useAccountsApp();
    const { database, clock } = first;
    const second = await useAccountsApp({ database, clock });
    await first.join();
    for (let i = 0; i < 5; i++) {
      expect((await guess(first.post, EVA.email)).statusCode).toBe(401);
      expect((await guess(second.post, EVA.email)).statusCode).toBe(401);
    }
    const answer = await second.post('login', credentials);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    expect(answer.json().message).toMatch(/^Too many attempts. Please wait 15 minutes and try again./);
    clock.pass(15);
    expect((await second.post('login', credentials)).statusCode).toBe(200);
  });

  it('elsewhere does not lock the owner out, nor others at the same address', async () => {
    const { post, join, enter } = await useAccountsApp({ config: { trustProxy: true } });
    await join();
    const max = await join({ email: 'max@kunde.example' });
    const session = await enter();
    const strangers = { 'x-forwarded-for': '198.51.100.7' };
    for (let i = 0; i < 11; i++) await post('login', { email: EVA.email, password: 'guess-guess' }, strangers);
    expect((await post('login', credentials, strangers)).statusCode).toBe(429);
    expect((await post('login', { email: max.email, password: max.password }, strangers)).statusCode).toBe(200);
    expect((await post('login', credentials)).statusCode).toBe(200);
    const change = { proof: { password: EVA.password }, new_password: 'Sternwarte-2026-neu' };
    expect((await post('changePassword', change, { ...session, ...strangers })).statusCode).toBe(200);
  });

  it('does not count successful sign-ins, so an office behind one address can keep signing in', async () => {
    const { post, join } = await useAccountsApp();
    await join();
    for (let i = 0; i < 15; i++) expect((await post('login', credentials)).statusCode).toBe(200);
  });

  it('counts wrong passwords typed in an open session, too, and in each session apart', async () => {
    const { post, join, enter } = await useAccountsApp();
    await join();
    const [session, another] = [await enter(), await enter()];
    const attempt = () => post('deleteAccount', { proof: { password: 'guess' } }, session);
    for (let i = 0; i < 10; i++) expect((await attempt()).statusCode).toBe(400);
    expect((await attempt()).statusCode).toBe(429);
    expect((await post('deleteAccount', { proof: { password: EVA.password } }, another)).statusCode).toBe(200);
  });

  it.each([
    ['register', 20, { ...EVA, password: 'kurz' }],
    ['reset', 5, { email: 'nobody@kunde.example' }],
  ])('%s is limited to %i an hour per address', async (path, allowed, body) => {
    const { post, clock } = await useAccountsApp();
    for (let i = 0; i < allowed; i++) expect((await post(path, body)).statusCode).not.toBe(429);
    const answer = await post(path, body);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600']);
    clock.pass(60);
    expect((await post(path, body)).statusCode).not.toBe(429);
  });
});

it('refuses nonsense, and never answers it with a server error', async () => {
  const { app, join, enter } = await useAccountsApp();
  await join();
  const session = await enter();
  // Signing out would end the session that the test uses.
  const paths = ENDPOINTS.filter(({ tag, method }) => tag === 'accounts' && method === 'POST')
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('/logout'));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', 'linkedin.com/in/eva?\u0000', 'a@b.example', '\ud800', '9'.repeat(30), '-1', '1e9'),
  );
  const value = fc.oneof(text, fc.integer(), fc.double(), fc.constant(null), fc.object({ maxDepth: 1 }));
  const names = [
    'email',
    'fullname',
    'password',
    'clientId',
    'credential',
    'uid',
    'value',
    'session_id',
    'new_password',
    'code',
  ];
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...names, 'proof'), value),
    fc.record({ key: fc.constantFrom('employee_id', 'company_id'), value }),
    fc.record({ fullname: text, email: fc.constant('x@kunde.example'), password: text }),
    fc.record({ email: fc.constant(EVA.email), password: text }),
    fc.jsonValue(),
  );
  let address = 0;
  const send = async (path: string, payload: unknown) => {
    address += 1;
    const remoteAddress = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
    const headers = { ...session, 'content-type': 'application/json' };
    return app.inject({ method: 'POST', url: path, headers, remoteAddress, payload: JSON.stringify(payload) });
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, payload) => {
      expect((await send(path, payload)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
