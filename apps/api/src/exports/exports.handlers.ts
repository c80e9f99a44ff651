import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { MAX_EXPORT_MS } from './create-export.ts';
import { forgetLostExports } from './ledger.query.ts';

type Deps = { db: Database; clock: Clock };

export const exportHandlers = (deps: Deps): JobHandler[] => [
  handleOnSchedule('purge-exports', '*/10 * * * *', () => purgeExports(deps)),
];

/** Gives back exports whose process died: no running export is this old. */
export const purgeExports = ({ db, clock }: Deps): Promise<void> =>
  forgetLostExports(db, new Date(clock.now().getTime() - 2 * MAX_EXPORT_MS));
