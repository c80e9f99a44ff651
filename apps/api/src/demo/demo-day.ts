import { DATA_END_ON } from '@firmament/demo-world/calendar';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * The demo's registers end on a day, and rules look back a few years only: a demo that is opened years later would have
 * nothing left to show. So the age of its data is measured from that day, here and in SQL.
 */
export const demoClock = (clock: Clock): Clock => ({ now: () => clock.now(), dataEndOn: DATA_END_ON });

export const limitDataDay = async (db: Database, isDemo: boolean): Promise<void> => {
  await (isDemo
    ? db
        .insertInto('data_day_limit')
        .values({ latest_on: DATA_END_ON })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ latest_on: DATA_END_ON }))
        .execute()
    : db.deleteFrom('data_day_limit').execute());
};
