import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyResult, Entity, Indicators } from '../criteria/search-definition.ts';
import type { Search } from '../use-search.ts';
import { keepPlace, type ListPlace, readPlace } from './list-place.ts';

/** Restores the loaded pages and scroll position of a list, and stores them when the member leaves. */
export const useListPlace = <R extends AnyResult>(entity: Entity, { indicators, pageCount, query }: Search<R>) => {
  const list = useRef<HTMLDivElement>(null);
  // The script of the list may arrive after its first page.
  const [isListThere, setIsListThere] = useState(false);
  const attach = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    // Not set back to false: an update on leaving would delay the next page.
    if (element !== null) setIsListThere(true);
  }, []);
  const current = useRef<ListPlace>({ pages: 0, top: 0 });
  const wanted = useRef<{ search: Indicators; place: ListPlace | undefined }>(undefined);
  const { hasNextPage, isFetching, fetchNextPage } = query;

  useLayoutEffect(() => {
    if (wanted.current?.search !== indicators) {
      wanted.current = { search: indicators, place: readPlace(entity, indicators) };
    }
    const { place } = wanted.current;
    if (place === undefined || pageCount === 0 || !isListThere) return;
    if (pageCount < place.pages && hasNextPage) {
      if (!isFetching) void fetchNextPage();
      return;
    }
    list.current?.scrollTo({ top: place.top, behavior: 'instant' });
    wanted.current.place = undefined;
  }, [entity, indicators, pageCount, isListThere, hasNextPage, isFetching, fetchNextPage]);

  useEffect(() => {
    current.current.pages = pageCount;
  }, [pageCount]);

  useEffect(() => {
    const keep = () => {
      const { pages, top } = current.current;
      // While the old place is being restored, it must not be overwritten.
      const isRestoring = wanted.current?.search === indicators && wanted.current.place !== undefined;
      if (!isRestoring && (pages > 1 || top > 0)) keepPlace(entity, indicators, { pages, top });
    };
    addEventListener('pagehide', keep);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
      current.current = { pages: 0, top: 0 };
    };
  }, [entity, indicators]);

  const noteScroll = () => {
    current.current.top = list.current?.scrollTop ?? 0;
  };

  return { list, attach, noteScroll };
};
