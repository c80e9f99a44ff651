import { MAX_SAVED_SEARCHES } from '@firmament/api-contract/calls/saved-searches';
import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { countSearches, insertSearch, type SavedSearchRow } from './saved-search.query.ts';

const TOO_MANY: Text = {
  en: `You have ${MAX_SAVED_SEARCHES} saved searches, which is the most there can be. Please delete one first.`,
  de: `Sie haben bereits ${MAX_SAVED_SEARCHES} gespeicherte Suchen, mehr sind nicht möglich. Bitte löschen Sie zuerst eine.`,
};

type Search = { name: string; entity: string; indicators: PerformanceIndicator[] };

export const keepSearch = (db: Database, clock: Clock, accountId: number, search: Search): Promise<SavedSearchRow> =>
  db.transaction().execute(async (trx) => {
    if ((await countSearches(trx, accountId)) >= MAX_SAVED_SEARCHES) throw new AppError('conflict', { text: TOO_MANY });
    return insertSearch(trx, accountId, { ...search, at: clock.now() });
  });
