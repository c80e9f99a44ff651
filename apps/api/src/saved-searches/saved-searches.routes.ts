import {
  deleteSearch as deleteSearchCall,
  getSavedSearches,
  MAX_SAVED_SEARCHES,
  renameSearch,
  type SavedSearch,
  saveSearch,
} from '@firmament/api-contract/calls/saved-searches';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import {
  countSearches,
  deleteSearch,
  findSearches,
  insertSearch,
  type NewSearch,
  type SavedSearchRow,
  updateSearchName,
} from './saved-search.query.ts';

type Deps = { db: Database; clock: Clock };

const TOO_MANY: Text = {
  en: `You have ${MAX_SAVED_SEARCHES} saved searches, which is the most there can be. Please delete one first.`,
  de: `Sie haben bereits ${MAX_SAVED_SEARCHES} gespeicherte Suchen, mehr sind nicht möglich. Bitte löschen Sie zuerst eine.`,
};

const PEOPLE_BY_RELEVANCE: Text = {
  en: 'People come by relevance; there is no other order.',
  de: 'Personen sind nach Relevanz sortiert, eine andere Reihenfolge gibt es nicht.',
};

export const registerSavedSearchRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, getSavedSearches, async ({ member }) => ({
    searches: (await findSearches(db, member.accountId)).map(presentSearch),
  }));

  serve(app, saveSearch, async ({ body: { performanceIndicators: indicators, ...search }, member }) => {
    if (search.entity !== 'companies' && search.sort !== 'relevance') throw refusedField('sort', PEOPLE_BY_RELEVANCE);
    return { search: presentSearch(await keepSearch({ db, clock }, member.accountId, { ...search, indicators })) };
  });

  serve(app, renameSearch, async ({ params, body, member }) => {
    const row = await updateSearchName(db, member.accountId, params.search_id, body.name);
    if (!row) throw new AppError('not_found');
    return { search: presentSearch(row) };
  });

  serve(app, deleteSearchCall, async ({ params, member }) => {
    const wasThere = await deleteSearch(db, member.accountId, params.search_id);
    if (!wasThere) throw new AppError('not_found');
    return { success: true as const };
  });
};

const keepSearch = ({ db, clock }: Deps, accountId: number, search: Omit<NewSearch, 'at'>): Promise<SavedSearchRow> =>
  db.transaction().execute(async (trx) => {
    if ((await countSearches(trx, accountId)) >= MAX_SAVED_SEARCHES) throw new AppError('conflict', { text: TOO_MANY });
    return insertSearch(trx, accountId, { ...search, at: clock.now() });
  });

/** The casts are safe: only what the contract accepted is stored. */
const presentSearch = (row: SavedSearchRow): SavedSearch => ({
  search_id: row.id,
  name: row.name,
  entity: row.entity as SavedSearch['entity'],
  performanceIndicators: row.indicators as SavedSearch['performanceIndicators'],
  sort: row.sort as SavedSearch['sort'],
  direction: row.direction as SavedSearch['direction'],
  created_at: row.created_at.toISOString(),
});
