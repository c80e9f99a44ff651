import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { type Caller, OURSELVES } from '../../platform/fairness/caller.ts';
import { FairQueue } from '../../platform/fairness/fair-queue.ts';
import { tooManyAtOnce } from '../../platform/fairness/too-many-at-once.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Network, NetworkQuestion, NetworkSize } from './network/network-port.ts';
import type {
  AnswerOf,
  KeeperNews,
  KeeperOptions,
  Question,
  SearcherOptions,
  SearcherReply,
  SearcherTask,
} from './protocol.ts';
import { type Entity, SCHEMAS } from './schemas.ts';
import { startThread } from './worker-thread.ts';

/** The search as the rest of the server sees it: one of the threads answers each question, and callers take turns. */
export type SearchIndex = {
  ask<Q extends Question>(question: Q, caller?: Caller): Promise<AnswerOf[Q['kind']]>;
  /** Throws until every collection has been loaded or built. */
  assertReady(): void;
  /** Resolves when every collection has been loaded or built. */
  whenReady(): Promise<void>;
  documents(): Record<Entity, number>;
  /** Everything that was committed before this moment can be found; undefined before the first look at the changes. */
  caughtUpAt(): Date | undefined;
  network: Network;
  close(): Promise<void>;
};

type Waiting = {
  id: number;
  caller: string;
  question: Question;
  deadlineMs: number;
  /** Whether a thread died while answering it. */
  isLost: boolean;
  resolve: (answer: AnswerOf[keyof AnswerOf]) => void;
  reject: (error: Error) => void;
};

/** A thread needs time to load, and even a dying one accepts messages: only threads that are `isUp` get questions. */
type Searcher = { thread: Worker; cancelled: Int32Array; current: Waiting | undefined; isUp: boolean };

type Options = Omit<KeeperOptions, 'channel'> & {
  logger: Logger;
  threads?: number;
  timeBudgetMs?: number;
  maxWaitingPerThread?: number;
};

/** Longer than any real question takes at full scale, waiting included; a later answer is of no use. */
const TIME_BUDGET_MS = 3_000;
/** Keeps a thread that dies at its start from being restarted without a pause. */
const RESTART_DELAY_MS = 1_000;
/** With more waiting than this, an answer would come too late to be of use. */
const MAX_WAITING_PER_THREAD = 200;
/** One caller may keep half of the threads busy: the heaviest search takes a second, and others must not wait for it. */
const MIN_THREADS = 2;
const shareOf = (threads: number): number => Math.max(1, Math.floor(threads / 2));

const tooManyWaiting = (): AppError =>
  new AppError('unavailable', { retryAfterSeconds: 1, cause: new Error('too many searches are waiting') });

export const startSearchIndex = ({
  logger,
  threads = Math.max(MIN_THREADS, availableParallelism()),
  timeBudgetMs = TIME_BUDGET_MS,
  maxWaitingPerThread = MAX_WAITING_PER_THREAD,
  ...keeperOptions
}: Options): SearchIndex => {
  // Tests have several indexes in one process.
  const channel = `search ${randomUUID()}`;
  const documents: Partial<Record<Entity, number>> = {};
  const queue = new FairQueue<Waiting>({
    runningEach: shareOf(threads),
    waitingInAll: threads * maxWaitingPerThread,
  });
  let caughtUpAt: Date | undefined;
  let nextId = 1;
  let isClosing = false;
  let wasReady = false;
  let tellReady = () => {};
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  let networkSize: NetworkSize | undefined;
  let tellNetworkReady = () => {};
  const networkReady = new Promise<void>((resolve) => {
    tellNetworkReady = resolve;
  });

  const dispatch = (): void => {
    for (const searcher of searchers) {
      if (searcher.current || !searcher.isUp) continue;
      const next = queue.take();
      if (!next) return;
      searcher.current = next.job;
      const { id, question, deadlineMs } = next.job;
      searcher.thread.postMessage({ id, question, deadlineMs } satisfies SearcherTask);
    }
  };

  const later = (restart: () => void): void => {
    setTimeout(() => {
      if (!isClosing) restart();
    }, RESTART_DELAY_MS).unref();
  };

  const startSearcher = (): Searcher => {
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    const thread = startThread('searcher', { cancelled: cancelled.buffer, channel } satisfies SearcherOptions);
    const searcher: Searcher = { thread, cancelled, current: undefined, isUp: false };
    thread.on('message', (reply: SearcherReply) => {
      const { current } = searcher;
      searcher.current = undefined;
      if (reply === 'started') {
        searcher.isUp = true;
        tellIfReady();
      } else if (current) {
        queue.done(current.caller);
        settle(current, reply);
      }
      dispatch();
    });
    thread.on('error', (error) => {
      searcher.isUp = false;
      logger.error({ err: error }, 'a search thread died and is replaced');
    });
    // However it ended: by an error, by running out of memory or by itself.
    thread.once('exit', () => {
      searcher.isUp = false;
      if (searcher.current) askAgain(searcher.current);
      searcher.current = undefined;
      later(() => {
        searchers[searchers.indexOf(searcher)] = startSearcher();
      });
    });
    return searcher;
  };

  /** Only once: a question that killed two threads would kill them all. */
  const askAgain = (job: Waiting): void => {
    if (job.isLost || isClosing) {
      queue.done(job.caller);
      job.reject(new AppError('unavailable', { cause: new Error('a search thread ended') }));
      return;
    }
    job.isLost = true;
    queue.putBack(job.caller, job);
    dispatch();
  };

  const settle = ({ caller, resolve, reject }: Waiting, reply: Exclude<SearcherReply, 'started'>): void => {
    if ('answer' in reply) resolve(reply.answer);
    else if (reply.failure !== 'stopped') reject(new Error(reply.failure));
    // Its time went by in the caller's own line.
    else if (queue.waitingOf(caller) > 0) reject(tooManyAtOnce());
    else reject(new AppError('unavailable', { cause: new Error('the search took too long') }));
  };

  const startKeeper = (): Worker => {
    const thread = startThread('keeper', { ...keeperOptions, channel } satisfies KeeperOptions);
    thread.on('message', (news: KeeperNews) => {
      if (news.type === 'log') return logger[news.level](news.message);
      if (news.type === 'caught up') {
        caughtUpAt = new Date(news.atMs);
        return;
      }
      if (news.type === 'network') {
        networkSize = news.size;
        tellNetworkReady();
        return;
      }
      documents[news.entity] = news.documents;
      tellIfReady();
    });
    thread.on('error', (error) => logger.error({ err: error }, 'the keeper of the search index died and is replaced'));
    // The last views stay searchable meanwhile.
    thread.once('exit', () =>
      later(() => {
        keeper = startKeeper();
      }),
    );
    return thread;
  };

  const searchers = Array.from({ length: threads }, startSearcher);
  let keeper = startKeeper();

  const isReady = (): boolean =>
    Object.keys(documents).length === Object.keys(SCHEMAS).length && (wasReady || searchers.some(({ isUp }) => isUp));

  const tellIfReady = (): void => {
    if (!isReady()) return;
    wasReady = true;
    tellReady();
  };

  const assertReady = (): void => {
    if (isReady()) return;
    throw new AppError('unavailable', { retryAfterSeconds: 5, cause: new Error('the search index is not ready') });
  };

  const ask = <Q extends Question>(question: Q, caller: Caller = OURSELVES): Promise<AnswerOf[Q['kind']]> =>
    new Promise((resolve, reject) => {
      const { name, signal } = caller;
      assertReady();
      if (isClosing || signal.aborted) throw new AppError('unavailable');
      const leave = () => cancel(job);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          signal.removeEventListener('abort', leave);
          settle(value);
        };
      const job: Waiting = {
        id: nextId++,
        caller: name,
        question,
        deadlineMs: Date.now() + timeBudgetMs,
        isLost: false,
        resolve: settled(resolve as Waiting['resolve']),
        reject: settled(reject),
      };
      signal.addEventListener('abort', leave);
      // Whoever brings most makes room: a full queue is no reason to refuse those who bring few.
      queue.add(name, job)?.reject(tooManyWaiting());
      dispatch();
    });

  const askNetwork = async <Q extends NetworkQuestion>(question: Q, caller?: Caller): Promise<AnswerOf[Q['kind']]> => {
    if (networkSize === undefined) {
      throw new AppError('unavailable', { retryAfterSeconds: 5, cause: new Error('the network is not ready') });
    }
    return await ask(question, caller);
  };

  const network: Network = {
    neighbourhood: (question, caller) => askNetwork({ kind: 'neighbourhood', question }, caller),
    paths: (question, caller) => askNetwork({ kind: 'paths', question }, caller),
    ownership: (question, caller) => askNetwork({ kind: 'ownership', question }, caller),
    coOfficers: (question, caller) => askNetwork({ kind: 'co-officers', question }, caller),
    whenReady: () => networkReady,
    size: () => networkSize ?? { nodes: 0, relations: 0 },
  };

  /** The caller has left: drops the question if it is in the queue, stops it if it is being answered. */
  const cancel = (job: Waiting): void => {
    if (queue.remove(job.caller, job)) {
      job.reject(new AppError('unavailable'));
      return;
    }
    const searcher = searchers.find(({ current }) => current === job);
    if (searcher) Atomics.store(searcher.cancelled, 0, job.id);
  };

  const close = async (): Promise<void> => {
    isClosing = true;
    for (const job of queue.clear()) job.reject(new AppError('unavailable'));
    await Promise.all([keeper, ...searchers.map(({ thread }) => thread)].map((thread) => thread.terminate()));
  };

  return {
    ask,
    assertReady,
    whenReady: () => ready,
    network,
    close,
    documents: () => ({ company: 0, person: 0, register_person: 0, ...documents }),
    caughtUpAt: () => caughtUpAt,
  };
};
