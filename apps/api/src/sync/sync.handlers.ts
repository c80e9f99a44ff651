import type { SyncedSourceName } from '@firmament/record/sources/sources';
import { SYNCED_SOURCES } from '@firmament/record/sources/sources';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { handleJob, handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { defineJob, enqueue } from '../platform/jobs/jobs.ts';
import { isDue } from './next-run.ts';
import { findRunning, findStates } from './sync-state.query.ts';

/** Asks one source for what has changed. */
const syncSourceJob = defineJob('sync-source', z.object({ source: z.enum(SYNCED_SOURCES) }));

export type SyncJobDeps = {
  db: Database;
  clock: Clock;
  /** Those that are switched on. */
  sources: readonly SyncedSourceName[];
  run: (id: SyncedSourceName) => Promise<void>;
};

export const syncHandlers = ({ db, clock, sources, run }: SyncJobDeps): JobHandler[] => [
  handleOnSchedule('plan-syncs', '* * * * *', async () => {
    if (sources.length === 0) return;
    const states = await findStates(db);
    const running = await findRunning(db, sources);
    for (const id of sources) {
      if (!running.has(id) && isDue(states.get(id), clock.now())) await orderSync(db, id);
    }
  }),
  handleJob(syncSourceJob, ({ source }) => run(source)),
];

/** The next attempt is planned by the outcome, not by the queue. */
export const orderSync = (db: Database | DatabaseTransaction, id: SyncedSourceName): Promise<void> =>
  enqueue(db, syncSourceJob, { source: id }, { key: `sync ${id}`, maxAttempts: 1 });
