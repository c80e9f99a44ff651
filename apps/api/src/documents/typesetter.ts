import type { Worker } from 'node:worker_threads';
import { type Caller, unlessLeft } from '../platform/fairness/caller.ts';
import { FairQueue } from '../platform/fairness/fair-queue.ts';
import { AppError } from '../platform/http/app-error.ts';
import { startWorker } from '../platform/start-worker.ts';
import type { Sheet } from './sheet.ts';

/** To a thread. */
export type Order = { sheet: Sheet };
/** From a thread: it has started, or it has set a document or failed to. */
export type Finished = 'started' | { pdf: Uint8Array } | { failure: string };

export type Typesetter = {
  set(sheet: Sheet, caller: Caller): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** A caller is served by one thread at a time, so that the other is there for others. */
const MAX_THREADS = 2;
/** Of all callers: behind more, the last would wait for ten seconds. Who has ordered most gives way. */
const MAX_WAITING = 200;
/** A document takes a tenth of a second. A thread that has not answered by now never will. */
const TIMEOUT_MS = 20_000;

type Job = { caller: string; sheet: Sheet; resolve(pdf: Uint8Array): void; reject(error: Error): void };

/** A thread takes a second to start, in which the others may already do what waits. */
type Setter = { thread: Worker; isUp: boolean; current: Job | undefined; timer: NodeJS.Timeout | undefined };

const busy = (): AppError =>
  new AppError('unavailable', {
    retryAfterSeconds: 10,
    text: {
      en: 'A great many documents are being made right now. Please try again in a few seconds.',
      de: 'Zurzeit werden sehr viele Dokumente erstellt. Bitte versuchen Sie es in einigen Sekunden erneut.',
    },
  });

/** Sets documents in threads that start when they are needed, and again if they die. Callers take turns. */
export const createTypesetter = (start: () => Worker = () => startWorker('documents/typesetter')): Typesetter => {
  const queue = new FairQueue<Job>({ runningEach: 1, waitingInAll: MAX_WAITING });
  const setters = new Set<Setter>();

  const dispatch = (): void => {
    for (const setter of setters) {
      if (!setter.isUp || setter.current) continue;
      const next = queue.take();
      if (!next) return;
      setter.current = next.job;
      setter.timer = setTimeout(() => giveUp(setter, new Error('a document was not set in time')), TIMEOUT_MS);
      setter.thread.postMessage({ sheet: next.job.sheet } satisfies Order);
    }
    const isStarting = [...setters].some(({ isUp }) => !isUp);
    if (queue.hasNext && !isStarting && setters.size < MAX_THREADS) startSetter();
  };

  /** Takes the job off its thread. */
  const release = (setter: Setter): Job | undefined => {
    const { current } = setter;
    clearTimeout(setter.timer);
    setter.current = undefined;
    if (current) queue.done(current.caller);
    return current;
  };

  const giveUp = (setter: Setter, error: Error): void => {
    if (!setters.delete(setter)) return;
    // If threads do not even start, somebody must be told, or they would be started for ever.
    const lost = setter.isUp ? undefined : queue.take();
    if (lost) queue.done(lost.caller);
    (release(setter) ?? lost?.job)?.reject(error);
    void setter.thread.terminate();
    dispatch();
  };

  const startSetter = (): void => {
    const thread = start();
    const setter: Setter = { thread, isUp: false, current: undefined, timer: undefined };
    setters.add(setter);
    thread.unref();
    thread.on('message', (answer: Finished) => {
      if (answer === 'started') setter.isUp = true;
      else {
        const job = release(setter);
        if ('pdf' in answer) job?.resolve(answer.pdf);
        else job?.reject(new Error(`a document could not be set: ${answer.failure}`));
      }
      dispatch();
    });
    thread.on('error', (error) => giveUp(setter, error));
    thread.on('exit', () => giveUp(setter, new Error('the thread that sets documents has ended')));
  };

  return {
    set: (sheet, caller) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          if (queue.remove(caller.name, job)) job.reject(new AppError('unavailable'));
        };
        const job: Job = { ...unlessLeft(caller, { resolve, reject, leave }), caller: caller.name, sheet };
        queue.add(caller.name, job)?.reject(busy());
        dispatch();
      }),
    close: async () => {
      for (const job of queue.clear()) job.reject(new AppError('unavailable'));
      const ending = [...setters];
      for (const setter of ending) giveUp(setter, new AppError('unavailable'));
      await Promise.all(ending.map(({ thread }) => thread.terminate()));
    },
  };
};
