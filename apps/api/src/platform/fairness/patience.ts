import { setImmediate as pause } from 'node:timers/promises';

/** Lets other work have a turn whenever somebody has kept the process busy for this long. */
export const createPatience = (patienceMs: number): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < patienceMs) return;
    await pause();
    since = performance.now();
  };
};
