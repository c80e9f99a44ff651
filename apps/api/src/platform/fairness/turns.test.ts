import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';
import { createTurns } from './turns.ts';

const refuse = () => new AppError('rate_limited');
const caller = (name: string, signal = new AbortController().signal): Caller => ({ name, signal });

/** Work that lasts until it is told to end, and what has begun so far. */
const useWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  /** Ends it and lets whoever waited begin. */
  const end = async (name: string) => {
    await nextTurn();
    ends.get(name)?.();
    await nextTurn();
  };
  return { begun, work, end };
};

it('of sixty jobs of one caller none delays another caller by more than the one that runs', async () => {
  const turns = createTurns({ inAll: 1, each: 1, waitingEach: 100, refuse });
  const { begun, work, end } = useWork();
  for (let i = 1; i <= 60; i++) void turns.run(caller('ann'), work(`ann ${i}`));
  void turns.run(caller('ben'), work('ben 1'));
  await end('ann 1');
  await end('ben 1');
  expect(begun).toEqual(['ann 1', 'ben 1', 'ann 2']);
});

it('keeps places free for others', async () => {
  const turns = createTurns({ inAll: 2, each: 1, waitingEach: 100, refuse });
  const { begun, work } = useWork();
  for (let i = 1; i <= 60; i++) void turns.run(caller('ann'), work(`ann ${i}`));
  void turns.run(caller('ben'), work('ben 1'));
  await nextTurn();
  expect(begun).toEqual(['ann 1', 'ben 1']);
});

it('lets a place rest before its caller gets it again; others need not wait for that', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = createTurns({ each: 1, waitingEach: 100, burstMs: 0, refuse });
  const { begun, work, end } = useWork();
  for (const name of ['ann 1', 'ann 2', 'ann 3']) void turns.run(caller('ann'), work(name));
  await nextTurn();
  vi.advanceTimersByTime(300);
  await end('ann 1');
  vi.advanceTimersByTime(299);
  void turns.run(caller('ben'), work('ben 1'));
  await nextTurn();
  expect(begun).toEqual(['ann 1', 'ben 1']);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(begun).toEqual(['ann 1', 'ben 1', 'ann 2']);
  // However long it took, a second is enough.
  vi.advanceTimersByTime(60_000);
  await end('ann 2');
  vi.advanceTimersByTime(1_000);
  await nextTurn();
  expect(begun.at(-1)).toBe('ann 3');
});

it('refuses those of a caller who find no room to wait, and nobody else', async () => {
  const turns = createTurns({ inAll: 1, each: 1, waitingEach: 2, refuse });
  const { work, end } = useWork();
  const outcomes = ['1', '2', '3', '4'].map((name) =>
    turns.run(caller('ann'), work(name)).catch(({ code }: AppError) => code),
  );
  const other = turns.run(caller('ben'), work('ben'));
  expect(await outcomes[3]).toBe('rate_limited');
  for (const name of ['1', 'ben', '2', '3']) await end(name);
  expect(await Promise.all([...outcomes, other])).toEqual(['1', '2', '3', 'rate_limited', 'ben']);
});

it('goes on when one fails, and waits for nobody who has left', async () => {
  const turns = createTurns({ inAll: 1, each: 1, waitingEach: 3, refuse });
  const { begun, work, end } = useWork();
  const leaving = new AbortController();
  const failing = turns.run(caller('ann'), () => Promise.reject(new Error('broken')));
  void turns.run(caller('ann'), work('first'));
  const left = turns.run(caller('ann', leaving.signal), work('left')).catch(({ code }: AppError) => code);
  void turns.run(caller('ann'), work('last'));
  await expect(failing).rejects.toThrow('broken');
  leaving.abort();
  expect(await left).toBe('unavailable');
  expect(await turns.run(caller('ann', leaving.signal), work('late')).catch(({ code }: AppError) => code)).toBe(
    'unavailable',
  );
  await end('first');
  expect(begun).toEqual(['first', 'last']);
});

describe('with a burst', () => {
  const useBurst = () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    return createTurns({ each: 3, waitingEach: 100, burstMs: 300, refuse });
  };

  it('several run at once until it is used up; then one at a time, with rests; a pause brings it back', async () => {
    const turns = useBurst();
    const { begun, work, end } = useWork();
    for (const name of ['1', '2', '3', '4', '5', '6']) void turns.run(caller('ann'), work(name));
    await nextTurn();
    expect(begun).toEqual(['1', '2', '3']);
    vi.advanceTimersByTime(200);
    for (const name of ['1', '2', '3']) await end(name);
    // The first found some left; the other two came after it was used up, and rest.
    expect(begun).toEqual(['1', '2', '3', '4']);
    vi.advanceTimersByTime(100);
    await end('4');
    vi.advanceTimersByTime(99);
    await nextTurn();
    expect(begun).toHaveLength(4);
    vi.advanceTimersByTime(1);
    await nextTurn();
    expect(begun).toEqual(['1', '2', '3', '4', '5']);
    await end('5');
    vi.advanceTimersByTime(10_000);
    await end('6');
    vi.advanceTimersByTime(10_000);
    for (const name of ['7', '8', '9']) void turns.run(caller('ann'), work(name));
    await nextTurn();
    expect(begun.slice(-3)).toEqual(['7', '8', '9']);
  });

  it('one call that lasts does not hold up the others for longer than the debt does', async () => {
    const turns = useBurst();
    const { begun, work, end } = useWork();
    void turns.run(caller('ann'), work('slow'));
    await nextTurn();
    vi.advanceTimersByTime(60_000);
    await end('slow');
    vi.advanceTimersByTime(1_000);
    for (const name of ['waits for a register', 'next', 'last']) void turns.run(caller('ann'), work(name));
    await nextTurn();
    expect(begun.slice(1)).toEqual(['waits for a register']);
    vi.advanceTimersByTime(1_001);
    await nextTurn();
    expect(begun.slice(1)).toEqual(['waits for a register', 'next', 'last']);
  });

  it('whatever is asked for, it is half of the time at most', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 20, maxLength: 60 }), async (jobs) => {
        const turns = createTurns({ each: 4, waitingEach: 100, burstMs: 300, refuse });
        const startedAt = performance.now();
        let worked = 0;
        let waiting = jobs.length;
        const all = jobs.map((lasts) =>
          turns.run(caller('ann'), async () => {
            waiting -= 1;
            await new Promise((resolve) => setTimeout(resolve, lasts));
            worked += lasts;
          }),
        );
        while (waiting > 0) await vi.advanceTimersByTimeAsync(10);
        await vi.advanceTimersByTimeAsync(1_000);
        await Promise.all(all);
        // Beside half of the time: the burst, and those that were in progress when it was used up.
        expect(worked).toBeLessThanOrEqual((performance.now() - startedAt) / 2 + 300 + 4 * 900);
      }),
      { numRuns: 30 },
    );
  });
});
