import { defineEndpoint } from '@firmament/api-contract/endpoint';
import { BURST_MS } from '@firmament/api-contract/limits';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { registerAdmission } from './admission.ts';
import { registerErrorHandler } from './error-handler.ts';
import { serializerCompiler } from './serialization.ts';
import { serve } from './serve.ts';
import { validatorCompiler } from './validation.ts';

const WRITING_MS = 100;

const keepBusy = (ms: number): true => {
  for (const until = performance.now() + ms; performance.now() < until; );
  return true;
};

/** Quickly read, slow to check and write. */
const getLongList = defineEndpoint({
  id: 'longList',
  method: 'GET',
  path: '/api/longList',
  summary: 'A long list.',
  tag: 'test',
  access: 'public',
  response: z.object({ list: z.string().refine(() => keepBusy(WRITING_MS)) }),
  errors: [],
});

const useApp = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const nothing = async () => {};
  registerErrorHandler(app);
  registerAdmission(
    app,
    { count: nothing, giveBack: nothing, countCheaply: nothing, close: nothing },
    async () => undefined,
    {
      explainBlock: () => Promise.reject(new Error('nobody is blocked')),
      hasSecondFactor: async () => true,
    },
  );
  app.decorate('noteWrite', () => {});
  return app;
};

it('writing an answer is work of the call: who asks for long lists without a pause rests like everybody else', async () => {
  const app = useApp();
  serve(app, getLongList, () => ({ list: 'a' }));
  const calls = (2 * BURST_MS) / WRITING_MS;
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: calls }, () => app.inject(getLongList.path)));
  const tookMs = performance.now() - startedAt;
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: calls }, () => [200, '{"list":"a"}']),
  );
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8');
  // The second half begins when the burst is used up, and each of it rests for as long as it took.
  expect(tookMs).toBeGreaterThan(calls * WRITING_MS + (calls / 2) * WRITING_MS);
});

it('an answer that contradicts the contract is an error of ours', async () => {
  const app = useApp();
  serve(app, getLongList, () => ({ list: 1 }) as never);
  expect((await app.inject(getLongList.path)).statusCode).toBe(500);
});
