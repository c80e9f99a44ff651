import type { PersonalDataSource } from '../platform/personal-data.ts';
import { findWatchlist } from './watchlist.query.ts';
import { presentWatch } from './watchlist-presenter.ts';

/** What a member watches, and since when they want the mail about it. */
export const watchlistData: PersonalDataSource = {
  name: 'watchlist',
  tables: ['watch', 'watch_mail'],
  read: async (db, { accountId }) => ({
    watchlist: (await findWatchlist(db, accountId, 'seen_change_id')).map((row) => presentWatch(row, 'en')),
    watchlist_mail: await db
      .selectFrom('watch_mail')
      .select(['wanted_since', 'looked_on'])
      .where('account_id', '=', accountId)
      .execute(),
  }),
};
