import { type Caller, unlessLeft } from '../../platform/fairness/caller.ts';
import { FairQueue } from '../../platform/fairness/fair-queue.ts';
import { tooManyAtOnce } from '../../platform/fairness/too-many-at-once.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { startLasting } from './lasting-thread.ts';
import { Milestone } from './milestone.ts';
import type { Question, SearcherOptions, SearcherReply, SearcherTask } from './protocol.ts';
import { startThread } from './worker-thread.ts';

type Job = SearcherTask & {
  caller: string;
  /** Whether a thread died while answering it. */
  isLost: boolean;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
};

type Reply = Exclude<SearcherReply, 'started'>;

type Searcher = {
  /** A thread needs time to load, and even a dying one accepts messages: none is asked before it is up. */
  isFree(): boolean;
  ask(job: Job): void;
  /** Stops answering this job, if that is what the thread does. */
  stop(job: Job): void;
  close(): Promise<void>;
};

type SearcherEvents = { onUp: () => void; onReply: (job: Job, reply: Reply) => void; onLost: (job: Job) => void };

/** One thread that answers questions, one after the other. */
const startSearcher = (channel: string, logger: Logger, { onUp, onReply, onLost }: SearcherEvents): Searcher => {
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  let isUp = false;
  let current: Job | undefined;

  const putDown = (): Job | undefined => {
    const job = current;
    current = undefined;
    return job;
  };
  const hear = (reply: SearcherReply): void => {
    const job = putDown();
    if (reply === 'started') {
      isUp = true;
      onUp();
    } else if (job) onReply(job, reply);
  };
  const start = () =>
    startThread('searcher', { cancelled: cancelled.buffer, channel } satisfies SearcherOptions)
      .on('message', hear)
      .on('error', () => {
        isUp = false;
      })
      .once('exit', () => {
        isUp = false;
        const job = putDown();
        if (job) onLost(job);
      });

  const thread = startLasting(start, 'a search thread', logger);
  return {
    isFree: () => isUp && current === undefined,
    ask: (job) => {
      current = job;
      const { id, question, deadlineMs } = job;
      thread.post({ id, question, deadlineMs } satisfies SearcherTask);
    },
    stop: (job) => {
      if (current === job) Atomics.store(cancelled, 0, job.id);
    },
    close: thread.close,
  };
};

/** One caller may keep half of the threads busy: the heaviest search takes a second, and others must not wait for it. */
const shareOf = (threads: number): number => Math.max(1, Math.floor(threads / 2));

const tooManyWaiting = (): AppError =>
  new AppError('unavailable', { retryAfterSeconds: 1, cause: new Error('too many searches are waiting') });

export type SearcherLimits = { threads: number; timeBudgetMs: number; maxWaitingPerThread: number };

export type Searchers = {
  /** The first of them has started. From then on a question may be asked: while all are replaced, it waits. */
  up: Milestone;
  ask(question: Question, caller: Caller): Promise<unknown>;
  close(): Promise<void>;
};

/** The threads that answer questions. Callers take turns. */
export const startSearchers = (
  channel: string,
  logger: Logger,
  { threads, timeBudgetMs, maxWaitingPerThread }: SearcherLimits,
): Searchers => {
  const queue = new FairQueue<Job>({ runningEach: shareOf(threads), waitingInAll: threads * maxWaitingPerThread });
  const up = new Milestone();
  let nextId = 1;
  let isClosing = false;

  const dispatch = (): void => {
    for (const searcher of searchers) {
      if (!searcher.isFree()) continue;
      const next = queue.take();
      if (!next) return;
      searcher.ask(next.job);
    }
  };

  const settle = ({ caller, resolve, reject }: Job, reply: Reply): void => {
    if ('answer' in reply) resolve(reply.answer);
    else if (reply.failure !== 'stopped') reject(new Error(reply.failure));
    // Its time went by in the caller's own line.
    else if (queue.waitingOf(caller) > 0) reject(tooManyAtOnce());
    else reject(new AppError('unavailable', { cause: new Error('the search took too long') }));
  };

  /** Only once: a question that killed two threads would kill them all. */
  const askAgain = (job: Job): void => {
    if (job.isLost || isClosing) {
      queue.done(job.caller);
      job.reject(new AppError('unavailable', { cause: new Error('a search thread ended') }));
      return;
    }
    job.isLost = true;
    queue.putBack(job.caller, job);
    dispatch();
  };

  const events: SearcherEvents = {
    onUp: () => {
      up.reach();
      dispatch();
    },
    onReply: (job, reply) => {
      queue.done(job.caller);
      settle(job, reply);
      dispatch();
    },
    onLost: askAgain,
  };
  const searchers = Array.from({ length: threads }, () => startSearcher(channel, logger, events));

  /** The caller has left: drops the question if it is in the queue, stops it if it is being answered. */
  const cancel = (job: Job): void => {
    if (queue.remove(job.caller, job)) job.reject(new AppError('unavailable'));
    else for (const searcher of searchers) searcher.stop(job);
  };

  const ask: Searchers['ask'] = (question, caller) =>
    new Promise((resolve, reject) => {
      if (isClosing || caller.signal.aborted) throw new AppError('unavailable');
      const job: Job = {
        ...unlessLeft<unknown>(caller, { resolve, reject, leave: () => cancel(job) }),
        id: nextId++,
        caller: caller.name,
        question,
        deadlineMs: Date.now() + timeBudgetMs,
        isLost: false,
      };
      // Whoever brings most makes room: a full queue is no reason to refuse those who bring few.
      queue.add(caller.name, job)?.reject(tooManyWaiting());
      dispatch();
    });

  const close = async (): Promise<void> => {
    isClosing = true;
    for (const job of queue.clear()) job.reject(new AppError('unavailable'));
    await Promise.all(searchers.map((searcher) => searcher.close()));
  };

  return { up, ask, close };
};
