import type { Clock } from './clock.ts';

/** Reads at most once in this time, however many ask. A failure is not remembered. */
export const remember = <T>(clock: Clock, forMs: number, read: () => Promise<T>): (() => Promise<T>) => {
  let kept: { reading: Promise<T>; untilMs: number } | undefined;
  return () => {
    const nowMs = clock.now().getTime();
    if (kept && nowMs < kept.untilMs) return kept.reading;
    const reading = read();
    kept = { reading, untilMs: nowMs + forMs };
    reading.catch(() => {
      if (kept?.reading === reading) kept = undefined;
    });
    return reading;
  };
};

/** Joins a read that is still under way instead of beginning another: a slow database must not get more and more. */
export const joinUnderWay = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let current: Promise<T> | undefined;
  return () => {
    current ??= read().finally(() => {
      current = undefined;
    });
    return current;
  };
};
