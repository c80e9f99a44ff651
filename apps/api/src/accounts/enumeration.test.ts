import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { type AccountsApp, EVA, tokenIn, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { purgeAccounts } from './purge.ts';

/**
 * A stranger does the same things with Eva's address in several worlds. In the first nobody has that address; whatever
 * Eva has done or does in the others, the stranger must see the same.
 */
type World = 'unknown' | 'a member' | 'discarded meanwhile' | 'verified meanwhile' | 'signed up meanwhile';

const OTHER = 'attackers-Wahl-2';
const STRANGERS = { ...EVA, fullname: 'Somebody Else', password: 'attackers-Wahl-1' };

const visible = (answer: LightMyRequestResponse) => {
  const { requestId: _, ...body } = answer.json();
  const { 'content-length': length, 'retry-after': retryAfter } = answer.headers;
  const cookies = answer.cookies.map(({ name }) => name);
  return { path: answer.raw.req.url, status: answer.statusCode, body, length, retryAfter, cookies };
};

const useWorld = async (world: World) => {
  const app = await useAccountsApp({ config: { trustProxy: true } });
  await app.join(world === 'a member' ? {} : { email: 'max@kunde.example' });
  // By then no limit remembers that anything happened.
  app.clock.pass(48 * 60);
  const seen: ReturnType<typeof visible>[] = [];
  const stranger = { 'x-forwarded-for': '198.51.100.7' };
  const call = async (path: string, body: unknown) => void seen.push(visible(await app.post(path, body, stranger)));
  const signIn = (password: string) => call('login', { email: EVA.email, password });
  return { ...app, seen, call, signIn };
};

const actAsEva = async ({ post, deliver }: AccountsApp, world: World): Promise<void> => {
  const [mail] = await deliver();
  const token = tokenIn(mail);
  if (world === 'discarded meanwhile') await post('verify/deny', { token });
  if (world === 'verified meanwhile') await post('verify/confirm', { token, password: EVA.password });
  if (world === 'signed up meanwhile') {
    await post('register', EVA);
    const [own] = await deliver();
    await post('verify/confirm', { token: tokenIn(own), password: EVA.password });
  }
};

/** All that a stranger can do with an address, in an order that makes use of what went before. */
const observe = async (world: World) => {
  const app = await useWorld(world);
  const { call, signIn, deliver, clock, database, seen } = app;
  await signIn(STRANGERS.password);
  await call('register', STRANGERS);
  await signIn(STRANGERS.password);
  await actAsEva(app, world);
  await signIn(STRANGERS.password);
  await signIn('something-Else-1');
  clock.pass(6);
  await call('resendVerification', { email: EVA.email });
  await call('reset', { email: EVA.email });
  await deliver();
  await signIn(STRANGERS.password);
  await call('register', { ...STRANGERS, password: OTHER });
  await signIn(OTHER);
  await deliver();
  clock.pass(10 * 24 * 60);
  await purgeAccounts(database.db, clock);
  await signIn(OTHER);
  return seen;
};

it('no answer tells a stranger whether an address has an account, or what its owner does meanwhile', async () => {
  const unknown = await observe('unknown');
  expect(unknown.map(({ status }) => status)).toEqual([401, 200, 403, 403, 401, 200, 200, 403, 200, 403, 401]);
  for (const world of ['a member', 'discarded meanwhile', 'verified meanwhile', 'signed up meanwhile'] as const) {
    expect([world, await observe(world)]).toEqual([world, unknown]);
  }
});

it('a stranger is turned away after as many attempts, with the same words, whether or not there is an account', async () => {
  const guess = async (world: World) => {
    const { call, signIn, deliver, seen } = await useWorld(world);
    await call('register', STRANGERS);
    for (let i = 0; i < 9; i++) await signIn('something-Else-1');
    await signIn(STRANGERS.password);
    await signIn(STRANGERS.password);
    const mails = await deliver();
    return { seen, mails };
  };
  const [unknown, member] = [await guess('unknown'), await guess('a member')];
  expect(member.seen).toEqual(unknown.seen);
  expect(unknown.seen.at(-1)).toMatchObject({ status: 429, retryAfter: '900' });
  // The same jobs ran; only the mailbox's owner sees the difference.
  expect(unknown.mails.map(({ subject }) => subject)).toEqual(['Please verify your email address']);
  expect(member.mails.map(({ subject }) => subject)).toEqual([
    'You already have a Firmament account',
    'Signing in on a new device',
  ]);
});
