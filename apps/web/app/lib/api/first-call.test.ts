import { expect, test, vi } from 'vitest';
import { startFirstCall } from './first-call.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

test('starts at once and is given out until it is answered', async () => {
  const call = vi.fn(async () => 7);
  const first = await startFirstCall(call);
  expect(call).toHaveBeenCalledTimes(1);
  const [a, b] = [first.take(), first.take()];
  expect(b).toBe(a);
  expect(await a).toBe(7);
  await soon();
  expect(first.take()).toBeUndefined();
});

test('an answer that comes at once can be shown at once, and is still given to who asks', async () => {
  const first = await startFirstCall(async () => 7);
  expect(first.answer).toBe(7);
  await soon();
  expect(await first.take()).toBe(7);
});

test('a slow answer is not waited for', async () => {
  let reply = (_: number) => {};
  const first = await startFirstCall(() => new Promise<number>((resolve) => (reply = resolve)));
  expect(first.answer).toBeUndefined();
  const taken = first.take();
  reply(7);
  expect(await taken).toBe(7);
});

test('a failure that nobody asks for disturbs nobody', async () => {
  const first = await startFirstCall(() => Promise.reject(new Error('no')));
  await soon();
  await expect(first.take()).rejects.toThrow('no');
});
