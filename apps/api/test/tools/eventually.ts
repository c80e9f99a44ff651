import { vi } from 'vitest';

/** Waits for what comes. How soon it does depends on the machine, and is not what a test asks. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
