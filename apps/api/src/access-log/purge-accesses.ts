import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { deleteAccesses } from './audit.query.ts';

/** The data protection text promises deletion after twelve months. */
const KEPT_MONTHS = 12;

export const accessLogHandlers = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  handleOnSchedule('purge-accesses', '23 3 * * *', () => purgeAccesses(db, clock)),
];

export const purgeAccesses = (db: Database, clock: Clock): Promise<void> => {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  return deleteAccesses(db, before);
};
