import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  makeWorkerUtils,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type pg from 'pg';
import type { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Job } from './jobs.ts';
import { announcePresence } from './presence.ts';
import { withoutAddresses } from './without-addresses.ts';

export type JobHandler = {
  name: string;
  handle: (payload: unknown) => Promise<void>;
  /** When it runs by itself: five fields of a crontab (UTC), once for all processes together. */
  schedule?: string;
};

/** Binds a job to its handler; the payload is checked again, because it may be older than this version. */
export const handleJob = <P extends z.ZodType>(
  job: Job<P>,
  handle: (payload: z.output<P>) => Promise<void>,
): JobHandler => ({ name: job.name, handle: (payload) => handle(job.payload.parse(payload)) });

/** Work that runs on a schedule and takes no payload. */
export const handleOnSchedule = (name: string, schedule: string, handle: () => Promise<void>): JobHandler => ({
  name,
  schedule,
  handle,
});

/** Makes the tables of the queue; safe to run by several processes at once. */
export const migrateJobs = async (pool: pg.Pool): Promise<void> => {
  const tools = await makeWorkerUtils({ pgPool: pool, logger: silent });
  await tools.migrate();
  await tools.release();
};

const CONCURRENCY = 4;

/** How long to wait before a queue that gave up is restarted. */
const RESTART_DELAY_MS = 2000;

export type JobRunner = { stop: () => Promise<void> };

/**
 * The queue gives up for good when it cannot record the outcome of a job, for example because the database went away at
 * that moment. If the first question it asks fails, it remembers the failure and never takes a job. Mails and deadlines
 * must not wait for the next start, so it is restarted until it is stopped.
 */
export const startJobRunner = async (pool: pg.Pool, handlers: JobHandler[], logger: Logger): Promise<JobRunner> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const presence = announcePresence(pool, logger);
  const events: WorkerEvents = new EventEmitter();
  let hasBegunWell = false;
  events.on('pool:create', ({ workerPool }) => {
    hasBegunWell = false;
    presence.enter(workerPool.id);
  });
  for (const answered of ['worker:getJob:empty', 'job:start'] as const) {
    events.on(answered, () => {
      hasBegunWell = true;
    });
  }
  events.on('worker:getJob:error', () => {
    if (!hasBegunWell) void runner?.stop().catch(() => {});
  });
  const begin = () => beginRunner(pool, handlers, logger, events);
  let runner: Runner | undefined = await begin();
  const keepRunning = async (): Promise<void> => {
    while (!signal.aborted) {
      await runner?.promise.catch(() => {});
      if (signal.aborted) return;
      logger.warn({ source: 'jobs' }, 'The queue of jobs gave up; it is begun anew.');
      await pause(RESTART_DELAY_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      runner = await begin().catch(() => undefined);
    }
  };
  const kept = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      // A queue that gave up is stopped already.
      await runner?.stop().catch(() => {});
      await kept;
      await presence.leave();
    },
  };
};

const beginRunner = (pool: pg.Pool, handlers: JobHandler[], logger: Logger, events: WorkerEvents): Promise<Runner> => {
  const taskList: TaskList = Object.fromEntries(
    handlers.map(({ name, handle }) => [name, (payload) => handle(payload)]),
  );
  const crontab = handlers.filter(({ schedule }) => schedule).map(({ name, schedule }) => `${schedule} ${name}`);
  return run({
    pgPool: pool,
    taskList,
    crontab: crontab.join('\n'),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    events,
    pollInterval: 2000,
    // With batches a failed write ends the queue; without them it would end the whole process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new WorkerLogger(() => (level, message) => {
      // The queue is chatty and repeats payloads at lower levels; payloads hold addresses.
      if (level === 'error' || level === 'warning') logger.warn({ source: 'jobs' }, withoutAddresses(message));
    }),
  });
};

const silent = new WorkerLogger(() => () => {});
