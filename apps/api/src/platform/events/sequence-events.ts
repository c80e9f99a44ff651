import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { handleOnSchedule, type JobHandler } from '../jobs/job-runner.ts';

/** Gives committed events their numbers, by which feeds read them. Done after each import and refresh as well. */
export const sequenceEvents = async (db: Database): Promise<void> => {
  await sql`select sequence_events()`.execute(db);
};

/** For what an import committed that was killed right after. */
export const sequenceHandler = ({ db }: { db: Database }): JobHandler =>
  handleOnSchedule('number-events', '* * * * *', () => sequenceEvents(db));
