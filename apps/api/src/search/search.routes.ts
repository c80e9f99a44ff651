import {
  COUNTRIES,
  getCompanySuggestions,
  getCountryStats,
  getIndustrySuggestions,
  getNearbyPlaces,
  getQuickSearch,
  MIN_QUERY_LENGTH,
  postSearch,
} from '@firmament/api-contract/calls/search';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { findCompanyNames, findIndustryIds } from './company-rows.query.ts';
import { readKeyword } from './indicators.ts';
import { asStored } from './pasted-identifier.ts';
import { type SearchDeps, searchCompanies } from './search-companies.ts';
import { searchPeople } from './search-people.ts';

const MAX_SUGGESTIONS = 10;
const MAX_PLACES = 200;
const NEARBY_KM = 15;
const MAX_NEARBY = 40;

const countryName = (code: string): string => COUNTRIES[code as keyof typeof COUNTRIES] ?? code;

export const registerSearchRoutes = (
  app: FastifyInstance,
  { readsOf, ...deps }: Omit<SearchDeps, 'rows'> & { readsOf: ReadsOf; clock: Clock },
): void => {
  const { index } = deps;

  serve(app, postSearch, ({ body: { entity, performanceIndicators, ...page }, request, caller }) => {
    const find = entity === 'companies' ? searchCompanies : searchPeople;
    return find({ ...deps, rows: readsOf(request) }, performanceIndicators, page, caller);
  });

  serve(app, getQuickSearch, async ({ query: { keyword }, caller }) => {
    const query = { keyword: readKeyword(keyword), facets: { country: 10, cell: MAX_PLACES }, limit: 0 };
    const { total, facets } = await index.ask({ kind: 'search', entity: 'company', query }, caller);
    return { total, countries: presentCountries(facets.country), places: (facets.cell ?? []).map(presentCell) };
  });

  serve(app, getNearbyPlaces, ({ query }) => ({ places: deps.gazetteer.near(query, NEARBY_KM, MAX_NEARBY) }));

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
    const question = { kind: 'names', entity: 'company', text: asStored(keyword), limit: MAX_SUGGESTIONS } as const;
    const rows = await findCompanyNames(readsOf(request), await index.ask(question, caller));
    return {
      success: true as const,
      companies: rows.map(({ id, name }) => ({ company_id: id, company_name: name })),
    };
  });
};

const presentCountries = (values: readonly { value: string; count: number }[] = []) =>
  values.map(({ value, count }) => ({ address_country: countryName(value), cnt: count }));

const presentCell = ({ value, count }: { value: string; count: number }) => {
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return { latitude, longitude, count };
};
