import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What takes the place of a sent form begins the page anew: shown from its top, and focused the moment it is there, so
 * that neither a key nor a screen reader meets a page without a focus.
 */
export const useNewBeginning = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    place.current?.focus({ preventScroll: true });
  }, []);
  return place;
};
