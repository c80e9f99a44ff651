import { startTransition, useEffect, useState } from 'react';

/**
 * False for a component's first paint, true once that is on the screen: for parts that may come a moment later. (A
 * deferred value would render at once, before the browser could paint.)
 */
export const useAfterFirstPaint = (initially: boolean): boolean => {
  const [isPainted, setIsPainted] = useState(initially);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set in an animation frame fires after that frame's paint.
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
