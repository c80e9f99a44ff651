import { getCountryStats } from '@firmament/api-contract/calls/search';
import { getUserDetails } from '@firmament/api-contract/calls/session';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { type FindMember, type Member, registerAdmission } from './admission.ts';
import { AppError } from './app-error.ts';
import { registerErrorHandler } from './error-handler.ts';
import type { RateLimiter } from './rate-limit.ts';

const useApp = (findMember: FindMember, countCheaply: RateLimiter['countCheaply'] = async () => {}) => {
  const app = Fastify();
  const limiter: RateLimiter = { count: async () => {}, giveBack: async () => {}, countCheaply, close: async () => {} };
  registerErrorHandler(app);
  registerAdmission(app, limiter, findMember, {
    explainBlock: () => Promise.reject(new Error('nobody is blocked')),
    hasSecondFactor: () => Promise.resolve(true),
  });
  app.get('/member', { onRequest: (request, reply) => app.admit(getUserDetails, request, reply) }, () => 'served');
  app.get('/public', { onRequest: (request, reply) => app.admit(getCountryStats, request, reply) }, () => 'served');
  onTestFinished(() => app.close());
  return app;
};

it('reads only a few sessions of one address at a time, and those of others meanwhile', async () => {
  const asked: string[] = [];
  let answerAll = () => {};
  const held = new Promise<undefined>((resolve) => {
    answerAll = () => resolve(undefined);
  });
  const app = useApp((request) => {
    asked.push(request.ip);
    return held;
  });
  const calls = Array.from({ length: 50 }, () => app.inject({ url: '/member', remoteAddress: '10.0.0.1' }));
  calls.push(app.inject({ url: '/member', remoteAddress: '10.0.0.2' }));
  await expect.poll(() => asked).toContain('10.0.0.2');
  expect(asked.filter((address) => address === '10.0.0.1')).toHaveLength(4);
  answerAll();
  expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});

it('counts a visitor for each network of their address, and a member once', async () => {
  const counted: string[] = [];
  const member = { accountId: 7, isVisitor: false, isOperator: false, mustChoosePassword: false } as Member;
  const app = useApp(
    async ({ ip }) => (ip === '2001:db8::7' ? member : undefined),
    async ({ subject, times }) => void counted.push(`${subject} × ${times ?? 1}`),
  );
  await app.inject({ url: '/public', remoteAddress: '2001:db8:0:1234::1' });
  await app.inject({ url: '/public', remoteAddress: '203.0.113.7' });
  await app.inject({ url: '/member', remoteAddress: '2001:db8::7' });
  expect(counted).toEqual([
    '2001:db8:0:1234::/64 × 1',
    '2001:db8:0:1200::/56 × 4',
    '2001:db8:0:0::/48 × 16',
    '203.0.113.7 × 1',
    'account 7 × 1',
  ]);
});

it('refuses who goes on asking more slowly than they ask', async () => {
  const app = useApp(
    async () => undefined,
    () => Promise.reject(new AppError('rate_limited')),
  );
  let answered = 0;
  const ask = (remoteAddress: string) =>
    app.inject({ url: '/public', remoteAddress }).then(({ statusCode }) => {
      answered += 1;
      return statusCode;
    });
  const calls = Array.from({ length: 40 }, () => ask('10.0.0.1'));
  expect(await ask('10.0.0.2')).toBe(429);
  expect(answered).toBeLessThan(40);
  expect(new Set(await Promise.all(calls))).toEqual(new Set([429]));
});
