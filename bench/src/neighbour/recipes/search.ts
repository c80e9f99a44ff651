import { createExport, getExports, previewExport } from '@firmament/api-contract/calls/exports';
import { getLeadList } from '@firmament/api-contract/calls/leads';
import * as search from '@firmament/api-contract/calls/search';
import type { EndpointInput } from '@firmament/api-contract/endpoint';
import { MAX_SEARCH_TERMS } from '@firmament/api-contract/limits';
import { byMember, byVisitor } from '../recipe.ts';

/** Searches, and what is made of what they find. */

const VALUES_PER_INDICATOR = 50;
const LETTERS = [...'abcdefghijklmnoprstuvwz'];

/** As many words as a search may have, each in the most names. */
const full = (indicator: string, operator: search.PerformanceIndicator['operator']): search.PerformanceIndicator[] =>
  Array.from({ length: MAX_SEARCH_TERMS / VALUES_PER_INDICATOR }, (_, part) => ({
    indicator,
    operator,
    values: Array.from({ length: VALUES_PER_INDICATOR }, (_, i) => LETTERS[(part + i) % LETTERS.length] ?? 'e'),
  }));

export const WORST_CRITERIA = full('keyword', 'exclusive');

type Search = EndpointInput<typeof search.postSearch>['body'];
type Export = EndpointInput<typeof createExport>['body'];

export const WORST_SEARCHES: Search[] = [
  { entity: 'companies', performanceIndicators: full('industry', 'exclusive') },
  { entity: 'companies', performanceIndicators: WORST_CRITERIA },
  { entity: 'companies_employees', performanceIndicators: full('professional_experience', 'atleast') },
];

export const WORST_EXPORTS: Export[] = [
  { subject: 'companies', performanceIndicators: [], format: 'csv', columns: 'all' },
  { subject: 'companies_employees', performanceIndicators: [], format: 'xlsx', columns: 'all' },
];

/** What somebody types: with few letters there is most to choose from. */
const TYPED = ['gmb', 'ver', 'bau', 'tec', 'sol'].map((keyword) => ({ query: { keyword } }));

export const SEARCHES = [
  byMember(search.postSearch, () => WORST_SEARCHES.map((body) => ({ body }))),
  byVisitor(search.getQuickSearch, () => ({ query: { keyword: 'e' } })),
  byVisitor(search.getCountryStats),
  byMember(search.getNearbyPlaces, () => ({ query: { latitude: 48.2, longitude: 16.37 } })),
  byMember(search.getPlaceSuggestions, () => ['be', 'st', 'sa', 'ne'].map((keyword) => ({ query: { keyword } }))),
  byMember(search.getIndustrySuggestions, () => TYPED),
  byMember(search.getCompanySuggestions, () => TYPED),
  byMember(getLeadList, () => [
    { query: { type: 'company' as const } },
    { query: { type: 'company' as const, keywords: 'e' } },
    { query: { type: 'personal' as const } },
  ]),
  byMember(previewExport, () => search.ENTITIES.map((subject) => ({ body: { subject, performanceIndicators: [] } }))),
  // The exports of a day are used up.
  byMember(createExport, () => WORST_EXPORTS.map((body) => ({ body })), { later: [402] }),
  byMember(getExports),
];
