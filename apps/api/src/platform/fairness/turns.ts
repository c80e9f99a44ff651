import { AppError } from '../http/app-error.ts';
import type { Caller } from './caller.ts';
import { FairQueue } from './fair-queue.ts';

type Limits = {
  /** How many places there are, and how many of them one caller may hold. */
  inAll?: number;
  each: number;
  /** How many of each caller may wait; further ones are refused. */
  waitingEach: number;
  /** Whether a place rests for as long as it was used, before its caller gets it again: half of the time is for others. */
  hasRest?: boolean;
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

/** Places for which callers wait by turns. Who leaves meanwhile waits no longer. */
export const createTurns = (limits: Limits): Turns => {
  const { inAll = Number.POSITIVE_INFINITY, each, waitingEach, hasRest = false, refuse } = limits;
  /** Each job is the function that calls the one who waits. */
  const queue = new FairQueue<() => void>({ runningEach: each });
  let taken = 0;

  const admit = (): void => {
    while (taken < inAll) {
      const next = queue.take();
      if (!next) return;
      taken += 1;
      next.job();
    }
  };

  const release = (name: string): void => {
    taken -= 1;
    queue.done(name);
    admit();
  };

  const placeOf = (name: string): GiveBack => {
    const takenAt = performance.now();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      if (hasRest) setTimeout(release, Math.min(LONGEST_REST_MS, performance.now() - takenAt), name).unref();
      else release(name);
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
