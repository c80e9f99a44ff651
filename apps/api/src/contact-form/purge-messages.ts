import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';

/** The data protection text promises deletion three years after the last message from an address. */
const KEEP = '3 years';

export const contactHandlers = ({ db, clock }: { db: Database; clock: Clock }): JobHandler[] => [
  handleOnSchedule('purge-contact-messages', '41 3 * * *', () => purgeMessages(db, clock)),
];

export const purgeMessages = async (db: Database, clock: Clock): Promise<void> => {
  await sql`delete from contact_message where email in (
    select email from contact_message group by email
    having max(received_at) <= ${clock.now()}::timestamptz - ${KEEP}::interval)`.execute(db);
};
