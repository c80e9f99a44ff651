import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { writtenText } from '../rules/written-text.ts';
import { ENTITIES, performanceIndicator, searchCriteria, searchRequest } from './search.ts';

/** Searches that a member keeps to run again. */

export const MAX_SAVED_SEARCHES = 100;

const name = writtenText(120);
const content = z.object({
  name,
  entity: z.enum(ENTITIES),
  performanceIndicators: searchCriteria.min(1),
  ...searchRequest.pick({ sort: true, direction: true }).shape,
});

const savedSearch = content.extend({
  performanceIndicators: z.array(performanceIndicator),
  search_id: z.number().int(),
  created_at: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const params = z.object({ search_id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const getSavedSearches = defineEndpoint({
  id: 'savedSearches',
  method: 'GET',
  path: '/api/savedSearches',
  summary: 'The member’s saved searches, newest first.',
  tag: 'search',
  access: 'member',
  response: z.object({ searches: z.array(savedSearch) }),
  errors: [],
});

export const saveSearch = defineEndpoint({
  id: 'saveSearch',
  method: 'POST',
  path: '/api/savedSearches',
  summary: 'Keep a search. 100 at most; one more is a conflict.',
  tag: 'search',
  access: 'member',
  body: content,
  response: z.object({ search: savedSearch }),
  errors: ['conflict'],
});

export const renameSearch = defineEndpoint({
  id: 'renameSearch',
  method: 'PATCH',
  path: '/api/savedSearches/{search_id}',
  summary: 'Give a saved search another name.',
  tag: 'search',
  access: 'member',
  params,
  body: z.object({ name }),
  response: z.object({ search: savedSearch }),
  errors: ['not_found'],
});

export const deleteSearch = defineEndpoint({
  id: 'deleteSearch',
  method: 'DELETE',
  path: '/api/savedSearches/{search_id}',
  summary: 'Forget a saved search.',
  tag: 'search',
  access: 'member',
  params,
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found'],
});
