import type { Day } from '@firmament/calendar/day';
import type pg from 'pg';

/** Has the database measure ages from another day than that of its own clock. */
export const letTodayBe = async (pool: Pick<pg.Pool, 'query'>, day: Day): Promise<void> => {
  await pool.query(`
    create or replace function data_day() returns date language sql stable as $$
      select least(date '${day}', (select latest_on from data_day_limit))
    $$`);
};
