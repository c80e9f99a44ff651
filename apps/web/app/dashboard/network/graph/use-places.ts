import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Places, Shape } from '../picture/layout.ts';
import type { Picture } from '../picture/picture.ts';
import { placePicture, type SceneTexts } from '../picture/scene.ts';

type Options = {
  picture: Picture;
  /** With points that are hidden now: they keep their places. */
  whole: Picture;
  /** Places from before, shared with later drawings. */
  memory: RefObject<Places>;
  shape: Shape;
  texts: SceneTexts;
};

/** Where the points lie: where they lay before, and where the reader has dragged them. */
export const usePlaces = ({ picture, whole, memory, shape, texts }: Options) => {
  const [moved, setMoved] = useState<Places>(new Map());

  const all = useMemo(() => {
    const places = new Map(placePicture(whole, texts, memory.current, shape));
    for (const [id, place] of moved) if (places.has(id)) places.set(id, place);
    return places;
  }, [whole, texts, moved, memory, shape]);
  useEffect(() => {
    memory.current = new Map([...memory.current, ...all]);
  }, [all, memory]);
  const places = useMemo(() => {
    const shown = new Set([...picture.points, ...picture.groups].map(({ id }) => id));
    return new Map([...all].filter(([id]) => shown.has(id)));
  }, [all, picture]);

  const move = (id: string, dx: number, dy: number): void =>
    setMoved((before) => {
      const place = before.get(id) ?? all.get(id);
      return place === undefined ? before : new Map(before).set(id, { x: place.x + dx, y: place.y + dy });
    });

  return { all, places, move };
};
