import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Places } from '../picture/layout.ts';
import { fitView, isInView, type Size, type View, zoomAt } from '../picture/scene.ts';

export const ZOOM_STEP = 1.3;
/** Per unit of a wheel's turn. */
const WHEEL_SPEED = 0.0016;
const MOVE_MS = 160;

const between = (from: View, to: View, part: number): View => ({
  scale: from.scale + (to.scale - from.scale) * part,
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The part of the drawing that is seen. It moves by itself only if new points would be out of sight. */
export const useView = (places: Places, size: Size, drawing: RefObject<SVGSVGElement | null>) => {
  const [view, setView] = useState<View>();
  const isStill = useReducedMotion();
  const current = useRef<View>(undefined);
  current.current = view;
  const frame = useRef(0);
  const seen = useRef<Places>(new Map());

  const moveTo = useCallback(
    (target: View) => {
      cancelAnimationFrame(frame.current);
      const from = current.current;
      if (from === undefined || isStill) {
        setView(target);
        return;
      }
      const startedAt = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - startedAt) / MOVE_MS);
        setView(between(from, target, part));
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [isStill],
  );
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const { width, height } = size;
  const fit = useCallback(() => moveTo(fitView(places.values(), { width, height })), [places, width, height, moveTo]);

  useEffect(() => {
    if (width === 0 || places.size === 0) return;
    const before = seen.current;
    seen.current = places;
    const shown = current.current;
    const isOther = [...places.keys()].every((id) => !before.has(id));
    if (shown === undefined || isOther) {
      // Nothing to follow: the first picture, or another one altogether.
      cancelAnimationFrame(frame.current);
      setView(fitView(places.values(), { width, height }));
      return;
    }
    const added = [...places].filter(([id]) => !before.has(id));
    if (added.some(([, place]) => !isInView(shown, { width, height }, place))) {
      moveTo(fitView(places.values(), { width, height }));
    }
  }, [places, width, height, moveTo]);

  const zoom = useCallback(
    (factor: number, at = { x: width / 2, y: height / 2 }) => setView((now) => now && zoomAt(now, factor, at)),
    [width, height],
  );
  const pan = useCallback(
    (dx: number, dy: number) => setView((now) => now && { ...now, x: now.x + dx, y: now.y + dy }),
    [],
  );

  // The wheel scrolls the page, unless Ctrl is held or the drawing has the focus. React listens passively.
  useEffect(() => {
    const element = drawing.current;
    if (element === null) return;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY * WHEEL_SPEED), { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [drawing, zoom]);

  /** Brings a point into sight. */
  const reveal = useCallback(
    (id: string) => {
      const [place, shown] = [places.get(id), current.current];
      if (place === undefined || shown === undefined || isInView(shown, { width, height }, place)) return;
      moveTo({ ...shown, x: width / 2 - place.x * shown.scale, y: height / 2 - place.y * shown.scale });
    },
    [places, width, height, moveTo],
  );

  return { view, fit, zoom, pan, reveal };
};
