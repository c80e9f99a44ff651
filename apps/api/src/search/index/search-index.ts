import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AnswerOf, KeeperNews, KeeperOptions, Parts, Question, SearcherReply, SearcherTask } from './protocol.ts';
import { type Entity, SCHEMAS } from './schemas.ts';
import { startThread } from './worker-thread.ts';

/** The search as the rest of the server sees it: ask, and be answered by one of the threads. */
export type SearchIndex = {
  ask<Q extends Question>(question: Q, signal?: AbortSignal): Promise<AnswerOf[Q['kind']]>;
  /** Rejects until every collection has been loaded or built. */
  assertReady(): void;
  /** Resolves when every collection is there. */
  whenReady(): Promise<void>;
  documents(): Record<Entity, number>;
  close(): Promise<void>;
};

type Waiting = {
  id: number;
  question: Question;
  resolve: (answer: AnswerOf[keyof AnswerOf]) => void;
  reject: (error: Error) => void;
};

/** Occupies a thread that died until its successor takes over. */
const NOBODY: Waiting = {
  id: 0,
  question: { kind: 'names', entity: 'company', text: '', limit: 0 },
  resolve: () => {},
  reject: () => {},
};

type Searcher = { thread: Worker; cancelled: Int32Array; current: Waiting | undefined };

type Options = KeeperOptions & { logger: Logger; threads?: number };

/** Longer than any honest question takes at full scale; what exceeds it would only hold up the others. */
const TIME_BUDGET_MS = 3_000;
const RESTART_DELAY_MS = 1_000;
/** With more waiting than this, an answer would come too late to be of use. */
const MAX_WAITING_PER_THREAD = 200;

export const startSearchIndex = ({
  logger,
  threads = availableParallelism(),
  ...keeperOptions
}: Options): SearchIndex => {
  const views = new Map<Entity, Parts>();
  const documents: Record<Entity, number> = { company: 0, person: 0 };
  const waiting: Waiting[] = [];
  let nextId = 1;
  let isClosing = false;
  let tellReady = () => {};
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });

  const dispatch = (): void => {
    for (const searcher of searchers) {
      if (searcher.current || waiting.length === 0) continue;
      const next = waiting.shift();
      if (!next) return;
      searcher.current = next;
      const { id, question } = next;
      send(searcher, { type: 'ask', id, question, deadlineMs: Date.now() + TIME_BUDGET_MS });
    }
  };

  const send = (searcher: Searcher, task: SearcherTask): void => searcher.thread.postMessage(task);

  const startSearcher = (): Searcher => {
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    const thread = startThread('searcher', { cancelled: cancelled.buffer });
    const searcher: Searcher = { thread, cancelled, current: undefined };
    thread.on('message', (reply: SearcherReply) => {
      const { current } = searcher;
      searcher.current = undefined;
      if (current) settle(current, reply);
      dispatch();
    });
    thread.on('error', (error) => {
      logger.error({ err: error }, 'a search thread died and is replaced');
      searcher.current?.reject(new AppError('unavailable', { cause: error }));
      // Keeps the place: a dead thread is asked nothing.
      searcher.current = NOBODY;
      // Not at once: one that cannot live would otherwise be born again and again.
      setTimeout(() => {
        if (isClosing) return;
        searchers[searchers.indexOf(searcher)] = startSearcher();
        dispatch();
      }, RESTART_DELAY_MS).unref();
    });
    for (const [entity, parts] of views) send(searcher, { type: 'view', entity, parts });
    return searcher;
  };

  const settle = ({ resolve, reject }: Waiting, reply: SearcherReply): void => {
    if ('answer' in reply) resolve(reply.answer);
    else if (reply.failure === 'stopped') reject(new AppError('unavailable', { cause: new Error('time budget') }));
    else reject(new Error(reply.failure));
  };

  const searchers: Searcher[] = [];
  for (let i = 0; i < threads; i++) searchers.push(startSearcher());

  const keeper = startThread('keeper', keeperOptions);
  keeper.on('message', (news: KeeperNews) => {
    if (news.type === 'log') return logger[news.level](news.message);
    const { entity, parts } = news;
    views.set(entity, parts);
    documents[entity] = news.documents;
    for (const searcher of searchers) send(searcher, { type: 'view', entity, parts });
    if (views.size === Object.keys(SCHEMAS).length) tellReady();
  });
  keeper.on('error', (error) => logger.error({ err: error }, 'the keeper of the search index died'));

  const assertReady = (): void => {
    if (views.size < Object.keys(SCHEMAS).length) throw new AppError('unavailable', { retryAfterSeconds: 5 });
  };

  const ask = <Q extends Question>(question: Q, signal?: AbortSignal): Promise<AnswerOf[Q['kind']]> =>
    new Promise((resolve, reject) => {
      assertReady();
      if (waiting.length >= threads * MAX_WAITING_PER_THREAD)
        throw new AppError('unavailable', { retryAfterSeconds: 1 });
      const id = nextId++;
      const job: Waiting = { id, question, resolve: resolve as Waiting['resolve'], reject };
      signal?.addEventListener('abort', () => cancel(job), { once: true });
      waiting.push(job);
      dispatch();
    });

  /** Nobody waits any more: a question in the queue is dropped, one being answered is stopped. */
  const cancel = (job: Waiting): void => {
    const place = waiting.indexOf(job);
    if (place >= 0) {
      waiting.splice(place, 1);
      job.reject(new AppError('unavailable'));
      return;
    }
    const searcher = searchers.find(({ current }) => current === job);
    if (searcher) Atomics.store(searcher.cancelled, 0, job.id);
  };

  const close = async (): Promise<void> => {
    isClosing = true;
    for (const job of waiting.splice(0)) job.reject(new AppError('unavailable'));
    await Promise.all([keeper, ...searchers.map(({ thread }) => thread)].map((thread) => thread.terminate()));
  };

  return { ask, assertReady, whenReady: () => ready, documents: () => ({ ...documents }), close };
};
