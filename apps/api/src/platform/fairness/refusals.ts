import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './caller.ts';

/** A caller is refused at this pace at most. */
const INTERVAL_MS = 20;
const LONGEST_WAIT_MS = 5_000;
/** Guards against a flood of made-up addresses. */
const MAX_CALLERS = 10_000;

/**
 * Makes callers who go on although they are refused wait for the refusal: otherwise refusing them as fast as they ask
 * would become the work that keeps others waiting. Whoever is refused for the first time hears it at once.
 */
export const createRefusals = (): { slowDown(caller: Caller): Promise<void> } => {
  /** When the next refusal of each caller is due. */
  const nextAt = new Map<string, number>();
  return {
    slowDown: async ({ name, signal }) => {
      const now = performance.now();
      if (nextAt.size >= MAX_CALLERS) {
        for (const [known, at] of nextAt) if (at <= now) nextAt.delete(known);
      }
      const at = Math.min(Math.max(now, nextAt.get(name) ?? 0), now + LONGEST_WAIT_MS);
      nextAt.set(name, at + INTERVAL_MS);
      // Whoever leaves meanwhile need not be waited for.
      if (at > now) await pause(at - now, undefined, { signal }).catch(() => {});
    },
  };
};
