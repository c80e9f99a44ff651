import { runOnce, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import type pg from 'pg';
import type { JobHandler } from '../src/platform/jobs/job-runner.ts';

/** Does all work that waits in the queue, and returns when there is none left. */
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
