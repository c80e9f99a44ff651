import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyResult, Entity } from '../criteria/search-definition.ts';
import type { Search } from '../use-search.ts';
import { keepPlace, type ListPlace, readPlace } from './list-place.ts';

/** Restores the loaded pages and scroll position of a list, and stores them when the member leaves. */
export const useListPlace = <R extends AnyResult>(entity: Entity, search: Search<R>) => {
  const { listParameters, query } = search;
  // The rows of the last order have no place in the next one.
  const pageCount = search.isReordering ? 0 : search.pageCount;
  const list = useRef<HTMLDivElement>(null);
  // The script of the list may arrive after its first page.
  const [isListThere, setIsListThere] = useState(false);
  const attach = useCallback((element: HTMLDivElement | null) => {
    list.current = element;
    // Not set back to false: an update on leaving would delay the next page.
    if (element !== null) setIsListThere(true);
  }, []);
  const current = useRef<ListPlace>({ pages: 0, top: 0 });
  const wanted = useRef<{ search: string; place: ListPlace | undefined }>(undefined);
  const { hasNextPage, isFetching, fetchNextPage } = query;

  useLayoutEffect(() => {
    if (wanted.current?.search !== listParameters) {
      wanted.current = { search: listParameters, place: readPlace(entity, listParameters) };
      list.current?.scrollTo({ top: 0, behavior: 'instant' });
    }
    const { place } = wanted.current;
    if (place === undefined || pageCount === 0 || !isListThere) return;
    if (pageCount < place.pages && hasNextPage) {
      if (!isFetching) void fetchNextPage();
      return;
    }
    list.current?.scrollTo({ top: place.top, behavior: 'instant' });
    wanted.current.place = undefined;
  }, [entity, listParameters, pageCount, isListThere, hasNextPage, isFetching, fetchNextPage]);

  // Every time: another search may have as many pages, and begins with none noted.
  useEffect(() => {
    current.current.pages = pageCount;
  });

  useEffect(() => {
    const keep = () => {
      const { pages, top } = current.current;
      // While the old place is being restored, it must not be overwritten.
      const isRestoring = wanted.current?.search === listParameters && wanted.current.place !== undefined;
      if (!isRestoring && (pages > 1 || top > 0)) keepPlace(entity, listParameters, { pages, top });
    };
    addEventListener('pagehide', keep);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
      current.current = { pages: 0, top: 0 };
    };
  }, [entity, listParameters]);

  const noteScroll = () => {
    current.current.top = list.current?.scrollTop ?? 0;
  };

  return { list, attach, noteScroll };
};
