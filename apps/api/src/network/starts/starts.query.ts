import type { Day } from '@firmament/calendar/day';
import type { NodeKey } from '@firmament/network/relation';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** Points from which a member begins on a day, each once. */
export type Starts = { accountId: number; day: Day; points: readonly NodeKey[] };

const listOf = (points: readonly NodeKey[]): string => `{${points.join()}}`;

/** How many of these were counted already, and how many in all. */
export const findStarts = async (
  db: Database,
  { accountId, day, points }: Starts,
): Promise<{ begun: number; used: number }> => {
  const { rows } = await sql<{ begun: number; used: number }>`
    select (select count(*)::integer from network_start
      where account_id = ${accountId} and day = ${day} and point = any(${listOf(points)}::bigint[])) as begun,
    coalesce((select used from network_start_count where account_id = ${accountId} and day = ${day}), 0) as used
  `.execute(db);
  return rows[0] ?? { begun: 0, used: 0 };
};

/**
 * Counts those that were not counted before; whoever calls it refuses what is too many, with the transaction. Locks the
 * counter first: what others have counted meanwhile is then known, so that no point is counted twice.
 */
export const addStarts = async (
  trx: DatabaseTransaction,
  { accountId, day, points }: Starts,
): Promise<{ fresh: number; used: number }> => {
  await sql`
    insert into network_start_count (account_id, day, used) values (${accountId}, ${day}, 0)
    on conflict (account_id, day) do update set used = network_start_count.used`.execute(trx);
  const { rows } = await sql<{ fresh: number; used: number }>`
    with fresh as (
      insert into network_start (account_id, day, point)
      select ${accountId}::integer, ${day}::date, point from unnest(${listOf(points)}::bigint[]) as point
      on conflict do nothing returning point
    )
    update network_start_count set used = used + (select count(*)::integer from fresh)
    where account_id = ${accountId} and day = ${day}
    returning used, (select count(*)::integer from fresh) as fresh`.execute(trx);
  return rows[0] ?? { fresh: 0, used: 0 };
};
