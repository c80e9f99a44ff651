import { MINUTE_MS } from '@firmament/calendar/day';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../../platform/jobs/job-runner.ts';
import type { Logger } from '../../platform/logger.ts';

/** Gives committed events their numbers, by which feeds read them. Done after each import and refresh as well. */
export const sequenceEvents = async (db: Database): Promise<void> => {
  await sql`select sequence_events()`.execute(db);
};

/** Numbers are given every minute. What waits for longer than this is in no feed until somebody looks. */
const LONGEST_WAIT_MS = 5 * MINUTE_MS;

export type Unnumbered = { count: number; oldestAt: Date | null; isLate: boolean };

export const findUnnumbered = async (db: Database, clock: Clock): Promise<Unnumbered> => {
  const { count, oldestAt } = await db
    .selectFrom('event')
    .select((event) => event.fn.countAll<number>().as('count'))
    .select((event) => event.fn.min<Date | null>('seen_at').as('oldestAt'))
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow();
  const isLate = oldestAt !== null && clock.now().getTime() - oldestAt.getTime() > LONGEST_WAIT_MS;
  return { count, oldestAt, isLate };
};

type Deps = { db: Database; clock: Clock; logger: Logger };

/** For what an import committed that was killed right after. */
export const sequenceHandler = ({ db, clock, logger }: Deps): JobHandler =>
  handleOnSchedule('number-events', '* * * * *', async () => {
    try {
      await sequenceEvents(db);
    } finally {
      const { count, oldestAt, isLate } = await findUnnumbered(db, clock);
      if (isLate)
        logger.error({ count, oldestAt }, 'events get no number, so watchlists and mails do not tell of them');
    }
  });
