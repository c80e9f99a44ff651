import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

export type SavedSearchRow = Awaited<ReturnType<typeof findSearches>>[number];

const COLUMNS = ['id', 'name', 'entity', 'indicators', 'sort', 'direction', 'created_at'] as const;

export const findSearches = (db: Database, accountId: number) =>
  db.selectFrom('saved_search').select(COLUMNS).where('account_id', '=', accountId).orderBy('id', 'desc').execute();

/** Also locks the member: nobody else adds a search for them until the transaction ends. */
export const countSearches = async (trx: DatabaseTransaction, accountId: number): Promise<number> => {
  await lockMember(trx, accountId);
  const { count } = await trx
    .selectFrom('saved_search')
    .select((search) => search.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
};

export type NewSearch = {
  name: string;
  entity: string;
  indicators: PerformanceIndicator[];
  sort: string;
  direction: string;
  at: Date;
};

export const insertSearch = (trx: DatabaseTransaction, accountId: number, search: NewSearch) =>
  trx
    .insertInto('saved_search')
    .values({
      account_id: accountId,
      name: search.name,
      entity: search.entity,
      // As text, because the driver would turn an array into a PostgreSQL array.
      indicators: JSON.stringify(search.indicators),
      sort: search.sort,
      direction: search.direction,
      created_at: search.at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const updateSearchName = (db: Database, accountId: number, searchId: number, name: string) =>
  db
    .updateTable('saved_search')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', searchId)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Returns whether there was one. */
export const deleteSearch = async (db: Database, accountId: number, searchId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('account_id', '=', accountId)
    .where('id', '=', searchId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
