import { expect, test, vi } from 'vitest';
import { startFirstCall } from './first-call.ts';

test('starts at once and is given out until it is answered', async () => {
  const call = vi.fn(async () => 7);
  const first = startFirstCall(call);
  expect(call).toHaveBeenCalledTimes(1);
  const [a, b] = [first.take(), first.take()];
  expect(b).toBe(a);
  expect(await a).toBe(7);
  await Promise.resolve();
  expect(first.take()).toBeUndefined();
});

test('an answer that came before anybody asked is not lost', async () => {
  const first = startFirstCall(async () => 7);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await first.take()).toBe(7);
});

test('a failure that nobody asks for disturbs nobody', async () => {
  const first = startFirstCall(() => Promise.reject(new Error('no')));
  await new Promise((resolve) => setTimeout(resolve, 1));
  await expect(first.take()).rejects.toThrow('no');
});
