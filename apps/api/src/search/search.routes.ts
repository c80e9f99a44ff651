import {
  COUNTRIES,
  getCompanySuggestions,
  getCountryStats,
  getIndustrySuggestions,
  getNearbyPlaces,
  getPlaceSuggestions,
  getQuickSearch,
  MIN_PLACE_LENGTH,
  MIN_QUERY_LENGTH,
  postSearch,
} from '@firmament/api-contract/calls/search';
import { type Language, languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { findCompanyNames, findIndustryIds } from './company-rows.query.ts';
import { readCompanyWords } from './company-words.ts';
import type { SearchIndex } from './engine/search-index.ts';
import { correctKeyword, type SearchDeps, searchCompanies } from './search-companies.ts';
import { searchPeople } from './search-people.ts';
import { findByContact, understandSearch } from './understand-search.ts';

const MAX_SUGGESTIONS = 10;
const MAX_PLACES = 200;
const NEARBY_KM = 15;
const MAX_NEARBY = 40;

const countryName = (code: string): string => COUNTRIES[code as keyof typeof COUNTRIES] ?? code;

const languageOf = ({ headers }: FastifyRequest): Language => languageFromHeader(headers['accept-language']);

export const registerSearchRoutes = (
  app: FastifyInstance,
  { readsOf, ...deps }: Omit<SearchDeps, 'rows'> & { readsOf: ReadsOf; clock: Clock },
): void => {
  const { index } = deps;

  serve(app, postSearch, ({ body: { entity, performanceIndicators, ...page }, request, caller }) => {
    const find = entity === 'companies' ? searchCompanies : searchPeople;
    const wanted = { ...page, language: languageOf(request) };
    return find({ ...deps, rows: readsOf(request) }, performanceIndicators, wanted, caller);
  });

  serve(app, getQuickSearch, async ({ query: { keyword }, request, caller }) => {
    const asked = [{ indicator: 'keyword', operator: 'must' as const, values: [keyword] }];
    const { query, understood } = await understandSearch(deps, asked, caller, languageOf(request));
    const counted = { ...query, facets: { country: 10, cell: MAX_PLACES }, limit: 0 };
    const { total, facets } = await index.ask({ kind: 'search', entity: 'company', query: counted }, caller);
    return {
      total,
      countries: presentCountries(facets.country),
      places: (facets.cell ?? []).map(presentCell),
      understood,
      did_you_mean: total === 0 ? await correctKeyword(index, query.keyword, caller) : null,
    };
  });

  serve(app, getNearbyPlaces, ({ query }) => ({ places: deps.gazetteer.near(query, NEARBY_KM, MAX_NEARBY) }));

  serve(app, getPlaceSuggestions, ({ query: { keyword, lang } }) => ({
    places: keyword.length < MIN_PLACE_LENGTH ? [] : deps.gazetteer.suggest(keyword, lang, MAX_SUGGESTIONS),
  }));

  serve(app, getCountryStats, async ({ caller }) => {
    const query = { facets: { country: 10 }, limit: 0 };
    const { facets } = await index.ask({ kind: 'search', entity: 'company', query }, caller);
    return { stats: presentCountries(facets.country) };
  });

  serve(app, getIndustrySuggestions, async ({ query: { keyword }, request, caller }) => {
    if (keyword.length < MIN_QUERY_LENGTH) return { gegenstand: [] };
    const question = {
      kind: 'labels',
      entity: 'company',
      column: 'industry',
      text: keyword,
      limit: MAX_SUGGESTIONS,
    } as const;
    const labels = await index.ask(question, caller);
    const ids = await findIndustryIds(
      readsOf(request),
      labels.map(({ value }) => value),
    );
    return {
      gegenstand: labels.flatMap(({ value, count }) => {
        const id = ids.get(value);
        return id === undefined ? [] : [{ id, gegenstand: value, row_count: count }];
      }),
    };
  });

  serve(app, getCompanySuggestions, async ({ query: { keyword }, request, caller }) => {
    if (keyword.length < MIN_QUERY_LENGTH) return { success: true as const, companies: [] };
    const stated = await findByContact(index, keyword, MAX_SUGGESTIONS, caller);
    const ids = stated.length > 0 ? stated : await suggestByName(index, keyword, caller);
    const rows = await findCompanyNames(readsOf(request), ids);
    return {
      success: true as const,
      companies: rows.map(({ id, name }) => ({ company_id: id, company_name: name })),
    };
  });
};

const suggestByName = (index: SearchIndex, typed: string, caller: Caller): Promise<number[]> => {
  const { keyword: text, spellings } = readCompanyWords(typed);
  return index.ask({ kind: 'names', entity: 'company', text, spellings, limit: MAX_SUGGESTIONS }, caller);
};

const presentCountries = (values: readonly { value: string; count: number }[] = []) =>
  values.map(({ value, count }) => ({ address_country: countryName(value), cnt: count }));

const presentCell = ({ value, count }: { value: string; count: number }) => {
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return { latitude, longitude, count };
};
