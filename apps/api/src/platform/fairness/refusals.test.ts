import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRefusals } from './refusals.ts';

const callerNamed = (name: string, signal = new AbortController().signal) => ({ name, signal });
const isOver = (waiting: Promise<void>) => Promise.race([waiting.then(() => true), nextTurn().then(() => false)]);

it('the first refusal comes at once; who goes on waits, and nobody else does', async () => {
  const { slowDown } = createRefusals();
  const leaving = new AbortController();
  expect(await isOver(slowDown(callerNamed('ann')))).toBe(true);
  const further = Array.from({ length: 100 }, () => slowDown(callerNamed('ann', leaving.signal)));
  expect(await isOver(further[99] as Promise<void>)).toBe(false);
  expect(await isOver(slowDown(callerNamed('ben')))).toBe(true);
  // Nobody waits for the refusals of a client that has left.
  leaving.abort();
  await Promise.all(further);
});
