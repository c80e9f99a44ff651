import {
  getCompanySuggestions,
  getIndustrySuggestions,
  getPlaceSuggestions,
  MIN_PLACE_LENGTH,
  MIN_QUERY_LENGTH,
  PAGE_SIZE,
  postSearch,
} from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import { industriesCalled } from '@firmament/api-contract/words/industry-name';
import { MINUTE_MS } from '@firmament/calendar/day';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { without } from './criteria/indicators.ts';
import { BY_RELEVANCE, type Order } from './criteria/order.ts';
import type { Entity, Indicators } from './criteria/search-definition.ts';

/** The data changes slowly, and coming back from a page should show the list as it was. */
const FRESH_FOR_MS = 5 * MINUTE_MS;
const KEPT_FOR_MS = 30 * MINUTE_MS;

/** The specification's rule for "Show more results". */
export const hasMore = (total: number, loadedPages: number): boolean =>
  total > PAGE_SIZE && PAGE_SIZE * loadedPages < total;

type Asked = { entity: Entity; indicators: Indicators; offset?: number; order?: Order };

const ask = ({ entity, indicators, offset = 0, order = BY_RELEVANCE }: Asked, signal: AbortSignal) =>
  callApi(postSearch, { body: { entity, performanceIndicators: [...indicators], offset, ...order } }, { signal });

export const searchQuery = (entity: Entity, indicators: Indicators, order: Order) =>
  infiniteQueryOptions({
    queryKey: ['search', entity, indicators, order],
    queryFn: ({ pageParam, signal }) => ask({ entity, indicators, offset: pageParam, order }, signal),
    // Another order of the same results: the list stays until it is there, and with it the focus on the head.
    placeholderData: (last, query) => (query?.queryKey[2] === indicators ? last : undefined),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (hasMore(total, pages.length) ? pages.length * PAGE_SIZE : undefined),
    staleTime: FRESH_FOR_MS,
    gcTime: KEPT_FOR_MS,
  });

/**
 * The choices of one facet as if nothing had been chosen in it yet: otherwise the choice of one country would hide the
 * other two.
 */
export const facetQuery = (entity: Entity, indicators: Indicators, facet: string) => {
  const others = without(indicators, facet);
  return queryOptions({
    queryKey: ['facets', entity, others],
    queryFn: async ({ signal }) => (await ask({ entity, indicators: others }, signal)).facets,
    staleTime: FRESH_FOR_MS,
    placeholderData: keepPreviousData,
  });
};

/** How many results a search has now. */
export const totalQuery = (entity: Entity, indicators: Indicators) =>
  queryOptions({
    queryKey: ['total', entity, indicators],
    queryFn: async ({ signal }) => (await ask({ entity, indicators }, signal)).total,
    staleTime: FRESH_FOR_MS,
  });

/** As many as the API gives at most. */
const MOST_SUGGESTIONS = 10;

/** `text` is what is put into the field, `name` what is shown, `within` the larger area it lies in. */
export type Suggestion = { text: string; name?: string; count?: number; within?: string };

const lookUp = {
  industries: async (keyword: string, signal: AbortSignal, language: Language): Promise<Suggestion[]> => {
    const { gegenstand } = await callApi(getIndustrySuggestions, { query: { keyword } }, { signal });
    const found = gegenstand.map(({ gegenstand: text, row_count }) => ({ text, count: row_count }));
    if (language === 'de') return found;
    // The index knows industries by their German names only.
    const known = new Set(found.map(({ text }) => text));
    const called = industriesCalled(keyword).filter((text) => !known.has(text));
    return [...found, ...called.map((text) => ({ text }))].slice(0, MOST_SUGGESTIONS);
  },
  companies: async (keyword: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const { companies } = await callApi(getCompanySuggestions, { query: { keyword } }, { signal });
    // A search by words cannot tell companies of the same name apart.
    return [...new Set(companies.map(({ company_name }) => company_name))].map((text) => ({ text }));
  },
  places: async (keyword: string, signal: AbortSignal, lang: Language): Promise<Suggestion[]> => {
    const query = { keyword, lang };
    const { places } = await callApi(getPlaceSuggestions, { query }, { signal });
    return places.map(({ value, name, kind, region, country }) => ({
      text: value,
      name,
      ...(kind !== 'country' && { within: region === null ? country : `${region}, ${country}` }),
    }));
  },
};

/** From how many characters on something is suggested. */
export const MIN_LENGTHS: Record<keyof typeof lookUp, number> = {
  industries: MIN_QUERY_LENGTH,
  companies: MIN_QUERY_LENGTH,
  places: MIN_PLACE_LENGTH,
};

export const suggestionsQuery = (kind: keyof typeof lookUp, typed: string, language: Language) => {
  const keyword = typed.trim();
  return queryOptions({
    queryKey: ['suggestions', kind, keyword, language],
    queryFn: ({ signal }) => lookUp[kind](keyword, signal, language),
    enabled: keyword.length >= MIN_LENGTHS[kind],
    // Keeps the suggestions for the shorter word until the longer one is answered.
    placeholderData: keepPreviousData,
  });
};
