import {
  deleteSearch as deleteSearchCall,
  getSavedSearches,
  renameSearch,
  type SavedSearch,
  saveSearch,
} from '@firmament/api-contract/calls/saved-searches';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { keepSearch } from './keep-search.ts';
import { deleteSearch, findSearches, type SavedSearchRow, updateSearchName } from './saved-search.query.ts';

type Deps = { db: Database; clock: Clock };

export const registerSavedSearchRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, getSavedSearches, async ({ member }) => ({
    searches: (await findSearches(db, member.accountId)).map(presentSearch),
  }));

  serve(app, saveSearch, async ({ body: { name, entity, performanceIndicators: indicators }, member }) => ({
    search: presentSearch(await keepSearch(db, clock, member.accountId, { name, entity, indicators })),
  }));

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

/** Kept as the contract accepted it. */
const presentSearch = (row: SavedSearchRow): SavedSearch => ({
  search_id: row.id,
  name: row.name,
  entity: row.entity as SavedSearch['entity'],
  performanceIndicators: row.indicators as SavedSearch['performanceIndicators'],
  created_at: row.created_at.toISOString(),
});
