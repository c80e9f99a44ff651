import type { Worker } from 'node:worker_threads';
import { AppError } from '../platform/http/app-error.ts';
import { startWorker } from '../platform/start-worker.ts';
import type { Sheet } from './sheet.ts';

export type Order = { id: number; sheet: Sheet };
export type Finished = { id: number; pdf: Uint8Array } | { id: number; failure: string };

export type Typesetter = {
  set(sheet: Sheet): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Behind so many, another call would wait for seconds; it is refused instead. */
const MAX_WAITING = 50;
/** A document takes a tenth of a second. A thread that has not answered by now never will. */
const TIMEOUT_MS = 20_000;

type Waiting = { resolve(pdf: Uint8Array): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** Sets documents in a thread that starts with the first one, and again if it dies. */
export const createTypesetter = (start: () => Worker = () => startWorker('documents/typesetter')): Typesetter => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;

  const finish = (id: number): Waiting | undefined => {
    const order = waiting.get(id);
    clearTimeout(order?.timer);
    waiting.delete(id);
    return order;
  };

  const giveUp = (lost: Worker, error: Error): void => {
    if (thread !== lost) return;
    thread = undefined;
    for (const id of [...waiting.keys()]) finish(id)?.reject(error);
    void lost.terminate();
  };

  const running = (): Worker => {
    if (thread) return thread;
    const started = start();
    thread = started;
    started.unref();
    started.on('message', (answer: Finished) => {
      const order = finish(answer.id);
      if ('pdf' in answer) order?.resolve(answer.pdf);
      else order?.reject(new Error(`a document could not be set: ${answer.failure}`));
    });
    started.on('error', (error) => giveUp(started, error));
    started.on('exit', () => giveUp(started, new Error('the thread that sets documents has ended')));
    return started;
  };

  return {
    set: (sheet) => {
      if (waiting.size >= MAX_WAITING) return Promise.reject(new AppError('unavailable'));
      const worker = running();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => giveUp(worker, new Error('a document was not set in time')), TIMEOUT_MS);
        waiting.set(id, { resolve, reject, timer });
        worker.postMessage({ id, sheet } satisfies Order);
      });
    },
    close: async () => {
      const ending = thread;
      if (ending) giveUp(ending, new AppError('unavailable'));
      await ending?.terminate();
    },
  };
};
