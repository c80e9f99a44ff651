import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';

/** As long as most claims last that an entry could prove or refute (§ 1489 ABGB, § 195 BGB). */
const KEPT_YEARS = 3;

export const operatorLogHandler = (deps: { db: Database; clock: Clock }): JobHandler =>
  handleOnSchedule('purge-operators-log', '33 3 * * *', () => purgeOperatorsLog(deps));

export const purgeOperatorsLog = async ({ db, clock }: { db: Database; clock: Clock }): Promise<void> => {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  await db.deleteFrom('operator_action').where('at', '<=', before).execute();
};
