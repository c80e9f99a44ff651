import { startTransition, useEffect, useState } from 'react';

/**
 * False for the first picture of a component, true once that is on the screen: for what may come a moment later. (A
 * deferred value would be drawn at once, before the browser has had a chance to show the first picture.)
 */
export const useAfterFirstPaint = (initially: boolean): boolean => {
  const [isPainted, setIsPainted] = useState(initially);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set in the last moment before a picture fires after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
};
