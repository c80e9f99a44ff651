import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the latest handler, so that memoised parts that receive it do not
 * render again.
 */
export const useStable = <A extends unknown[], R>(handler: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
