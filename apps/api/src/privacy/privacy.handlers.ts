import { sql } from 'kysely';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { finishUndisputed } from './decide-request.ts';
import type { PrivacyDeps } from './deps.ts';

/** After this nobody can claim that a right was not granted. The suppression itself stays: it names nobody. */
const KEEP = '3 years';

export const privacyHandlers = (deps: PrivacyDeps): JobHandler[] => [
  handleOnSchedule('finish-privacy-requests', '37 3 * * *', () => finishUndisputed(deps)),
  handleOnSchedule('purge-privacy-requests', '47 3 * * *', () => purgeRequests(deps)),
];

export const purgeRequests = async ({ db, clock }: Pick<PrivacyDeps, 'db' | 'clock'>): Promise<void> => {
  await sql`delete from privacy_request where received_at <= ${clock.now()}::timestamptz - ${KEEP}::interval`.execute(
    db,
  );
};
