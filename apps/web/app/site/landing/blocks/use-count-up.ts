import { type RefObject, useEffect, useState } from 'react';

const DURATION_MS = 900;

/** Fast at first, then slowing down. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * Runs from 0 to 1 once, when the element is first seen. It is 1 before that, without script and with reduced motion,
 * so that the true figures are always there.
 */
export const useCountUp = (place: RefObject<HTMLElement | null>): number => {
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const run = (startedAt: number) => {
      const step = (now: number) => {
        const passed = Math.min(1, (now - startedAt) / DURATION_MS);
        setShare(eased(passed));
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        run(performance.now());
      },
      { threshold: 0.25 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place]);
  return share;
};
