import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import type { Logger } from '../../platform/logger.ts';
import { startWorker } from '../../platform/start-worker.ts';
import type { Identified } from './identify-people.ts';

export type IdentifyTask = {
  databaseUrl: string;
  /** Whether the database's processes are ours, on this machine. */
  isDatabaseHere: boolean;
};

export type Identifier = {
  /** Undefined if another run is under way, here or elsewhere. */
  run(): Promise<Identified | undefined>;
  /** Ends a run that is under way; the next one does what it left. */
  close(): Promise<void>;
};

export const describeRun = (done: Identified | undefined): string =>
  done === undefined || done.kind === 'nothing'
    ? 'up to date'
    : `${done.mentions.toLocaleString('en')} mandates of ${done.companies.toLocaleString('en')} companies compared`;

/** What ten million mentions need; memory is only taken when it is used. */
const MEMORY_MB = 12_000;

/**
 * A run makes gigabytes of objects that are gone a moment later. Each look for them goes over all pages of the thread's
 * memory, so it is worth having few: with room for 64 MB an update takes a quarter less of the processor.
 */
const SEMI_SPACE_MB = 64;
/** V8 keeps two halves and one for what is on its way between them. */
const LIMITS = { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 3 * SEMI_SPACE_MB };

/**
 * The room a thread begins with, which a limit cannot say. The flag is the whole process's and a thread reads it when it
 * starts, so it is set until this one is running: otherwise every thread that starts later would take as much.
 */
const startWithRoom = (start: () => Worker): Worker => {
  setFlagsFromString(`--min-semi-space-size=${SEMI_SPACE_MB}`);
  const thread = start();
  const setBack = () => setFlagsFromString('--min-semi-space-size=0');
  return thread.once('online', setBack).once('exit', setBack);
};

export const createIdentifier = ({ logger, ...task }: IdentifyTask & { logger: Logger }): Identifier => {
  const threads = new Set<Worker>();
  const runInThread = (): Promise<Identified | undefined> =>
    new Promise((resolve, reject) => {
      const thread = startWithRoom(() => startWorker('register-people/identify/identify', task, LIMITS));
      threads.add(thread);
      let result: Identified | undefined;
      thread.once('message', (identified: Identified | undefined) => {
        result = identified;
      });
      thread.once('error', reject);
      thread.once('exit', (code) => {
        threads.delete(thread);
        if (code === 0) resolve(result);
        else reject(new Error(`the thread that identifies people ended with ${code}`));
      });
    });
  return {
    run: async () => {
      const startedAt = Date.now();
      const done = await runInThread();
      if (done !== undefined && done.kind !== 'nothing') {
        logger.info({ ...done, ms: Date.now() - startedAt }, 'people of the registers were identified');
      }
      return done;
    },
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
};
