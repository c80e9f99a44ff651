import { runOnce, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { JobHandler } from '../../src/platform/jobs/job-runner.ts';

/** Runs all jobs in the queue, and returns when none is left. */
export const drainJobs = async (pool: pg.Pool, handlers: JobHandler[]): Promise<void> => {
  const taskList: TaskList = Object.fromEntries(
    handlers.map(({ name, handle }) => [name, (payload) => handle(payload)]),
  );
  await runOnce({
    pgPool: pool,
    taskList,
    concurrency: 1,
    noHandleSignals: true,
    logger: new WorkerLogger(() => () => {}),
  });
};
