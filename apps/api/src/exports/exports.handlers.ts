import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { type CreateDeps, MAX_EXPORT_MS } from './create-export.ts';
import { findLostExports, forgetExport } from './ledger.query.ts';

type Deps = { db: Database; clock: Clock } & Pick<CreateDeps, 'giveBackRequests'>;

export const exportHandlers = (deps: Deps): JobHandler[] => [
  handleOnSchedule('purge-exports', '*/10 * * * *', () => purgeExports(deps)),
];

/** Gives back exports whose process died, and the requests they counted: no running export is this old. */
export const purgeExports = async ({ db, clock, giveBackRequests }: Deps): Promise<void> => {
  for (const { id, account_id } of await findLostExports(db, new Date(clock.now().getTime() - 2 * MAX_EXPORT_MS))) {
    await giveBackRequests(account_id, id);
    await forgetExport(db, id);
  }
};
