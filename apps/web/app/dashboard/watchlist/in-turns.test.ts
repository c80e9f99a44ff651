import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('does everything once, never more at a time than allowed, whatever fails', async () => {
  const items = Array.from({ length: 25 }, (_, index) => index);
  const done: number[] = [];
  let [running, most] = [0, 0];
  const outcomes = await inTurns(items, 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (item % 10 === 4) throw new Error(`No ${item}.`);
    done.push(item);
  });
  expect(most).toBe(3);
  expect(outcomes.map(({ item }) => item)).toEqual(items);
  expect(outcomes.flatMap(({ error }) => error?.message ?? [])).toEqual(['No 4.', 'No 14.', 'No 24.']);
  expect(done).toHaveLength(22);
});

it('has nothing to do for nothing', async () => {
  expect(await inTurns([], 4, () => Promise.reject(new Error('Not asked.')))).toEqual([]);
});
