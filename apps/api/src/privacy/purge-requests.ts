import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';

/** After this nobody can claim that a right was not granted. The suppression itself stays: it names nobody. */
const KEEP = '3 years';

export const privacyHandlers = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  handleOnSchedule('purge-privacy-requests', '47 3 * * *', () => purgeRequests(db, clock)),
];

export const purgeRequests = async (db: Database, clock: Clock): Promise<void> => {
  await sql`delete from privacy_request where received_at <= ${clock.now()}::timestamptz - ${KEEP}::interval`.execute(
    db,
  );
};
