import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { BY_RELEVANCE, DIRECTION_PARAMETER, type Order, readOrder, SORT_PARAMETER } from './criteria/order.ts';
import { decodeSearch, FILTERS_PARAMETER, searchParameters } from './criteria/search.url.ts';
import type { AnyResult, Indicators, SearchDefinition } from './criteria/search-definition.ts';
import { forgetPlace } from './results/list-place.ts';
import { rememberSearch } from './saved/recent-searches.ts';
import { searchQuery } from './search.queries.ts';
import type { SearchMode } from './search-mode.ts';

const NO_INDICATORS: Indicators = [];

/** The search in the address bar and its results. Running another search means going to another address. */
export const useSearch = <R extends AnyResult>(definition: SearchDefinition<R>) => {
  const { entity, isResult } = definition;
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const text = parameters.get(FILTERS_PARAMETER);
  const inAddress = useMemo(() => decodeSearch(text, definition), [text, definition]);
  const indicators = inAddress.status === 'read' ? inAddress.indicators : NO_INDICATORS;
  const isAsked = inAddress.status === 'read';

  const [sort, direction] = [parameters.get(SORT_PARAMETER), parameters.get(DIRECTION_PARAMETER)];
  const order = useMemo(
    () => (definition.sorts === undefined ? BY_RELEVANCE : readOrder(sort, direction)),
    [sort, direction, definition],
  );

  const options = searchQuery(entity, indicators, order);
  const query = useInfiniteQuery({ ...options, enabled: isAsked });
  const pages = query.data?.pages;
  const results = useMemo(() => (pages ?? []).flatMap((page) => page.results).filter(isResult), [pages, isResult]);
  const first = pages?.[0];

  const listParameters = searchParameters(indicators, order);

  const total = first?.total;
  useEffect(() => {
    if (isAsked && total !== undefined) rememberSearch(entity, indicators, total);
  }, [entity, indicators, isAsked, total]);

  /** Stores the mode in the history entry, so that coming back shows the same tab. */
  const run = (next: Indicators, mode: SearchMode, nextOrder: Order = order): void => {
    const address = searchParameters(next, nextOrder);
    forgetPlace(entity, address);
    if (isAsked && address === listParameters) {
      void queryClient.resetQueries({ queryKey: options.queryKey });
      return;
    }
    void navigate({ search: address }, { state: { mode }, preventScrollReset: true });
  };

  return {
    inAddress,
    indicators,
    order,
    listParameters,
    isAsked,
    query,
    results,
    first,
    pageCount: pages?.length ?? 0,
    /** The rows are still those of the last order. */
    isReordering: query.isPlaceholderData,
    isSearching: query.isFetching,
    run,
    clear: () => navigate({ search: '' }, { state: location.state }),
  };
};

export type Search<R extends AnyResult = AnyResult> = ReturnType<typeof useSearch<R>>;
