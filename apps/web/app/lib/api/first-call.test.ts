import { expect, test, vi } from 'vitest';
import { startFirstCall } from './first-call.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

test('starts the call at once and shares it until it is answered', async () => {
  const call = vi.fn(async () => 7);
  const first = await startFirstCall(call);
  expect(call).toHaveBeenCalledTimes(1);
  const [a, b] = [first.take(), first.take()];
  expect(b).toBe(a);
  expect(await a).toBe(7);
  await soon();
  expect(first.take()).toBeUndefined();
});

test('offers an immediate answer for display and still returns it from take', async () => {
  const first = await startFirstCall(async () => 7);
  expect(first.answer).toBe(7);
  await soon();
  expect(await first.take()).toBe(7);
});

test('does not wait for a slow answer', async () => {
  let reply = (_: number) => {};
  const first = await startFirstCall(() => new Promise<number>((resolve) => (reply = resolve)));
  expect(first.answer).toBeUndefined();
  const taken = first.take();
  reply(7);
  expect(await taken).toBe(7);
});

test('reports a failure only to the caller of take', async () => {
  const first = await startFirstCall(() => Promise.reject(new Error('no')));
  await soon();
  await expect(first.take()).rejects.toThrow('no');
});
