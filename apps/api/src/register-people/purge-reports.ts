import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';

/** Members write about other people here; the decision is kept, their words are not. */
const KEPT_MONTHS = 12;

export const reportHandler = (deps: { db: Database; clock: Clock }): JobHandler =>
  handleOnSchedule('purge-identity-reports', '53 3 * * *', () => purgeReports(deps));

export const purgeReports = async ({ db, clock }: { db: Database; clock: Clock }): Promise<void> => {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await db.deleteFrom('identity_report').where('decided_at', '<=', before).execute();
};
