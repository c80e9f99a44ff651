import { AppError } from '../http/app-error.ts';
import { type Allowance, createAllowance } from './allowance.ts';
import type { Caller } from './caller.ts';
import { FairQueue } from './fair-queue.ts';

type Limits = {
  /** How many places there are, and how many of them one caller may hold. */
  inAll?: number;
  each: number;
  /** How many of each caller may wait; further ones are refused. */
  waitingEach: number;
  /**
   * Milliseconds of work that a caller may have done in a burst. Who has used them up has one place, which rests for as
   * long as it was used: half of the time is for others. If left out, nobody rests.
   */
  burstMs?: number;
  /** What each use of a place counts at least: something is done before it and after it, too. */
  leastMs?: number;
  refuse: () => AppError;
};

export type GiveBack = () => void;

export type Turns = {
  /** Resolves when it is the caller's turn. The place is theirs until they give it back; doing so twice is harmless. */
  take(caller: Caller): Promise<GiveBack>;
  /** Does something when it is the caller's turn. */
  run<T>(caller: Caller, act: () => Promise<T>): Promise<T>;
};

/** Nobody should have to wait longer for having asked for something slow. */
const LONGEST_REST_MS = 1_000;

const UNLIMITED: Allowance = { has: () => true, spend: () => {}, msUntilSome: () => 0 };

/** Places for which callers wait by turns. Who leaves meanwhile waits no longer. */
export const createTurns = (limits: Limits): Turns => {
  const { inAll = Number.POSITIVE_INFINITY, each, waitingEach, burstMs, leastMs = 0, refuse } = limits;
  const allowance = burstMs === undefined ? UNLIMITED : createAllowance(burstMs);
  /** Each job is the function that calls the one who waits. */
  const queue = new FairQueue<() => void>({ runningEach: (name) => (allowance.has(name) ? each : 1) });
  let taken = 0;

  const admit = (): void => {
    while (taken < inAll) {
      const next = queue.take();
      if (!next) return;
      taken += 1;
      next.job();
    }
  };

  /** Who has one place because of earlier work gets the others back with time, even if what holds that one lasts. */
  const admitAfterDebt = (name: string): void => {
    if (each === 1 || queue.waitingOf(name) === 0 || allowance.has(name)) return;
    setTimeout(admit, allowance.msUntilSome(name)).unref();
  };

  const release = (name: string): void => {
    taken -= 1;
    queue.done(name);
    admit();
    admitAfterDebt(name);
  };

  const placeOf = (name: string): GiveBack => {
    const takenAt = performance.now();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const tookMs = Math.max(leastMs, performance.now() - takenAt);
      allowance.spend(name, tookMs);
      if (allowance.has(name)) release(name);
      else setTimeout(release, Math.min(LONGEST_REST_MS, tookMs), name).unref();
    };
  };

  const take: Turns['take'] = ({ name, signal }) =>
    new Promise((resolve, reject) => {
      const call = () => {
        signal.removeEventListener('abort', leave);
        resolve(placeOf(name));
      };
      const giveUp = (error: AppError) => {
        signal.removeEventListener('abort', leave);
        if (queue.remove(name, call)) reject(error);
      };
      const leave = () => giveUp(new AppError('unavailable', { cause: new Error('the caller has left') }));
      queue.add(name, call);
      signal.addEventListener('abort', leave);
      admit();
      admitAfterDebt(name);
      if (signal.aborted) leave();
      // Checked last: only those who must wait need a place to do so.
      else if (queue.waitingOf(name) > waitingEach) giveUp(refuse());
    });

  const run: Turns['run'] = async (caller, act) => {
    const giveBack = await take(caller);
    try {
      return await act();
    } finally {
      giveBack();
    }
  };

  return { take, run };
};
