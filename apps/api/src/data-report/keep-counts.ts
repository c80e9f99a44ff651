import { MINUTE_MS } from '@firmament/calendar/day';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { countData, type DataCounts } from './count-data.query.ts';

type Deps = { db: Database; clock: Clock };

/** What was counted last, and when. */
export type KeptCounts = { countedAt: Date; counts: DataCounts };

/** Counting anew costs seconds of a core: not more often than this, however much comes in. */
const SOONEST_MS = 10 * MINUTE_MS;
/** Single companies that members asked for again are noticed by nothing else. */
const LATEST_MS = 60 * MINUTE_MS;

export const countHandler = ({ isUp, ...deps }: Deps & { isUp: () => boolean }): JobHandler =>
  handleOnSchedule('count-data', '* * * * *', async () => {
    if (isUp() && (await isDue(deps))) await recount(deps);
  });

export const recount = async ({ db, clock }: Deps): Promise<void> => {
  // Taken before: what comes in while it counts is counted the next time.
  const counted_at = clock.now();
  const kept = { counted_at, counts: JSON.stringify(await countData(db)) };
  await db
    .insertInto('data_count')
    .values(kept)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(kept))
    .execute();
};

export const findCounts = async (db: Database): Promise<KeptCounts | undefined> => {
  const row = await db.selectFrom('data_count').selectAll().executeTakeFirst();
  return row && { countedAt: row.counted_at, counts: row.counts as DataCounts };
};

/** An empty database fills at once; beyond that the numbers may be some minutes behind. */
const isDue = async ({ db, clock }: Deps): Promise<boolean> => {
  const kept = await findCounts(db);
  if (!kept) return true;
  const ageMs = clock.now().getTime() - kept.countedAt.getTime();
  if (ageMs >= LATEST_MS) return true;
  const wasEmpty = kept.counts.coverage.every(({ companies }) => companies === 0);
  return (wasEmpty || ageMs >= SOONEST_MS) && (await hasNews(db, kept.countedAt));
};

/** Whether an import has ended, or it was found out who is who, since. */
const hasNews = async (db: Database, since: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from import_run where finished_at >= ${since}
    union all select from identity_state where run_at >= ${since} limit 1`.execute(db);
  return rows.length > 0;
};
