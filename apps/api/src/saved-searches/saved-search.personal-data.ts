import type { PersonalDataSource } from '../platform/personal-data.ts';

export const savedSearchData: PersonalDataSource = {
  name: 'saved searches',
  tables: ['saved_search'],
  read: async (db, { accountId }) => ({
    saved_searches: await db
      .selectFrom('saved_search')
      .select(['name', 'entity', 'indicators', 'sort', 'direction', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
  }),
};
