import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../network.url.ts';
import type { Places } from '../picture/layout.ts';
import { nearTo, type Picture } from '../picture/picture.ts';
import { type Direction, pointTowards } from '../picture/walk.ts';
import { ZOOM_STEP } from './use-view.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export type PointActions = {
  onChoose(choice: Choice): void;
  /** Shows or hides the neighbours of a point. */
  onExpand(id: string): void;
  onStart(id: string): void;
  onOpen(id: string): void;
};

type Options = PointActions & {
  picture: Picture;
  places: Places;
  drawing: RefObject<SVGSVGElement | null>;
  zoom(factor: number): void;
  fit(): void;
};

/** What a click or a key does at a point or a group. */
export const usePointActions = ({ picture, places, drawing, zoom, fit, ...on }: Options) => {
  const wanted = useRef<string>(undefined);

  const focus = (id: string): void => {
    wanted.current = undefined;
    drawing.current?.querySelector<SVGGElement>(`[data-point="${CSS.escape(id)}"]`)?.focus();
  };
  // A group that was opened is gone; the focus goes to the point it stood at.
  useEffect(() => {
    if (wanted.current !== undefined && places.has(wanted.current)) focus(wanted.current);
  });

  const groupAt = (id: string) => picture.groups.find((group) => group.id === id);
  const act = (id: string): void => {
    const group = groupAt(id);
    if (group === undefined) {
      on.onChoose({ point: id });
      return;
    }
    wanted.current = group.at;
    on.onExpand(group.at);
  };
  const expand = (id: string): void => {
    if (groupAt(id) === undefined) on.onExpand(id);
  };

  const press = (event: KeyboardEvent, id: string): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    const isPoint = groupAt(id) === undefined;
    if (direction !== undefined) {
      const next = pointTowards(places, id, direction, nearTo(picture, id));
      if (next !== undefined) focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') act(id);
    else if (event.key === 'e' && isPoint) on.onExpand(id);
    else if (event.key === 's' && isPoint) on.onStart(id);
    else if (event.key === 'o' && isPoint) on.onOpen(id);
    else if (event.key === '+') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else if (event.key === '0') fit();
    else if (event.key === 'Escape') on.onChoose('nothing');
    else return;
    event.preventDefault();
  };

  return { act, expand, press };
};
