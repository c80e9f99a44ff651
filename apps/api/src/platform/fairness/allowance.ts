export type Allowance = {
  /** Whether this caller may go on as usual. */
  has(caller: string): boolean;
  /** Notes work of this caller that has ended. */
  spend(caller: string, ms: number): void;
  /** How long until a caller who has used it up has some again. */
  msUntilSome(caller: string): number;
};

/** Half a processor. */
const REFILL = 0.5;
/** Nobody pays longer for something slow: much of what takes seconds is waiting. */
const LARGEST_DEBT_MS = 1_000;
/** Guards against a flood of made-up addresses. */
const MAX_CALLERS = 10_000;

/** Milliseconds of work that each caller may have done in a burst. They come back with time: who pauses never notices. */
export const createAllowance = (mostMs: number): Allowance => {
  /** What was left when it was last counted. Who is not named has all of it. */
  const counted = new Map<string, { leftMs: number; at: number }>();

  const leftOf = (caller: string): number => {
    const known = counted.get(caller);
    if (known === undefined) return mostMs;
    return Math.min(mostMs, known.leftMs + (performance.now() - known.at) * REFILL);
  };

  const forgetThoseWithAll = (): void => {
    for (const caller of counted.keys()) if (leftOf(caller) >= mostMs) counted.delete(caller);
  };

  return {
    has: (caller) => leftOf(caller) > 0,
    spend: (caller, ms) => {
      if (counted.size >= MAX_CALLERS) forgetThoseWithAll();
      counted.set(caller, { leftMs: Math.max(-LARGEST_DEBT_MS, leftOf(caller) - ms), at: performance.now() });
    },
    msUntilSome: (caller) => 1 - leftOf(caller) / REFILL,
  };
};
