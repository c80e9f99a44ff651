import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function and does what the last rendering asked of it: parts that are drawn only when
 * what they are given changes can be given it.
 */
export const useStable = <A extends unknown[], R>(handler: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
