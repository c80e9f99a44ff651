import { type PointerEvent, useRef } from 'react';
import type { Place } from '../picture/layout.ts';

/** Less is a click. */
const DRAG_FROM_PX = 4;

type Gestures = {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Place): void;
  /** By how much a point was dragged since the last call. */
  drag(id: string, dx: number, dy: number): void;
};

const pointAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest('[data-point]')?.getAttribute('data-point') ?? undefined) : undefined;

/** Dragging the ground moves the view, dragging a point moves the point, two fingers zoom. */
export const useGestures = ({ pan, zoom, drag }: Gestures) => {
  const pointers = useRef(new Map<number, Place>());
  const held = useRef<{ point: string | undefined; from: Place; isDrag: boolean }>(undefined);

  const down = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (event.button !== 0) return;
    // A finger on a point may be about to scroll the page.
    const point = event.pointerType === 'touch' ? undefined : pointAt(event.target);
    held.current = { point, from: { x: event.clientX, y: event.clientY }, isDrag: false };
  };

  const pinch = (event: PointerEvent<SVGSVGElement>, before: Place): void => {
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return;
    const distance = (place: Place) => Math.hypot(place.x - other.x, place.y - other.y);
    const now = { x: event.clientX, y: event.clientY };
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
    pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    zoom(distance(now) / Math.max(1, distance(before)), middle);
  };

  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pointers.current.get(event.pointerId);
    const hold = held.current;
    if (before === undefined || hold === undefined) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!hold.isDrag && Math.hypot(event.clientX - hold.from.x, event.clientY - hold.from.y) < DRAG_FROM_PX) return;
    if (!hold.isDrag) {
      hold.isDrag = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (pointers.current.size === 2) pinch(event, before);
    else if (hold.point === undefined) pan(dx, dy);
    else drag(hold.point, dx, dy);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const up = (event: PointerEvent<SVGSVGElement>): void => {
    pointers.current.delete(event.pointerId);
  };

  /** The click that ends a drag is none. */
  const endsDrag = (): boolean => {
    const wasDrag = held.current?.isDrag === true;
    held.current = undefined;
    return wasDrag;
  };

  return {
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onPointerLeave: up },
    endsDrag,
  };
};
