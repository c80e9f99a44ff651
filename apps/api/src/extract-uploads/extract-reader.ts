import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { SourceFormatCode } from '@firmament/registers/reading/source-format-error';
import type { RegisterExtract } from '@firmament/registers/xjustiz/extract';
import type { Caller } from '../platform/fairness/caller.ts';
import { tooManyAtOnce } from '../platform/fairness/too-many-at-once.ts';
import { createTurns } from '../platform/fairness/turns.ts';
import { AppError, refusedField } from '../platform/http/app-error.ts';
import { startWorker } from '../platform/start-worker.ts';
import { TOO_COSTLY } from './upload-texts.ts';

/** To a thread. */
export type ReadTask = { content: Uint8Array };

/** What a file holds, and the file without dates of birth; without it if one of them still stands somewhere. */
export type ReadExtract = { extract: RegisterExtract; document: string | undefined };

/** From a thread. */
export type Reading = ReadExtract | { refusal: SourceFormatCode };

export type ExtractReader = {
  read(content: Uint8Array, caller: Caller): Promise<Reading>;
  close(): Promise<void>;
};

/** A file of 1 MB is read in half a second; the rest is for a machine that has much to do. */
const LONGEST_MS = 10_000;
/** A file of 1 MB with as many elements as we read takes a quarter of it. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
/** A page sends one file at a time. */
const MAX_WAITING_EACH = 5;

type Options = {
  start?: (memory: ResourceLimits) => Worker;
  longestMs?: number;
};

type ReadingThread = {
  thread: Worker;
  /** The file that it reads. */
  job: { resolve(reading: Reading): void; reject(error: Error): void; timer: NodeJS.Timeout } | undefined;
  /** What its caller is told if it ends. */
  failure: Error;
};

const startThread = (memory: ResourceLimits): Worker => startWorker('read-extract', undefined, memory);

const isOutOfMemory = (error: NodeJS.ErrnoException): boolean => error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads what members upload, in threads: whatever a file does to its parser, nobody else waits for it or dies of it. A
 * thread that takes too long is ended. Callers take turns.
 */
export const createExtractReader = ({ start = startThread, longestMs = LONGEST_MS }: Options = {}): ExtractReader => {
  const turns = createTurns({ inAll: 2, each: 1, waitingEach: MAX_WAITING_EACH, refuse: tooManyAtOnce });
  const threads = new Set<ReadingThread>();
  let isClosed = false;

  const addThread = (): ReadingThread => {
    const failure = new Error('the thread that reads extracts has ended');
    const added: ReadingThread = { thread: start(MEMORY), job: undefined, failure };
    threads.add(added);
    added.thread.unref();
    added.thread.on('message', (reading: Reading) => {
      clearTimeout(added.job?.timer);
      added.job?.resolve(reading);
      added.job = undefined;
    });
    added.thread.on('error', (error) => {
      added.failure = isOutOfMemory(error) ? refusedField('content', TOO_COSTLY) : error;
    });
    // Not before: its place is free for another thread when it has ended.
    added.thread.on('exit', () => {
      threads.delete(added);
      clearTimeout(added.job?.timer);
      added.job?.reject(isClosed ? new AppError('unavailable') : added.failure);
    });
    return added;
  };

  const readInThread = (content: Uint8Array): Promise<Reading> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new AppError('unavailable');
      const reading = [...threads].find(({ job }) => !job) ?? addThread();
      const timer = setTimeout(() => {
        reading.failure = refusedField('content', TOO_COSTLY);
        void reading.thread.terminate();
      }, longestMs);
      reading.job = { resolve, reject, timer };
      reading.thread.postMessage({ content } satisfies ReadTask);
    });

  return {
    read: (content, caller) => turns.run(caller, () => readInThread(content)),
    close: async () => {
      isClosed = true;
      await Promise.all([...threads].map(({ thread }) => thread.terminate()));
    },
  };
};
