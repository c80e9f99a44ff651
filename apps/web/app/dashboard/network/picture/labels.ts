import type { Place } from './layout.ts';

/** Where labels stand: no two ever touch, and one that finds no place is not shown until there is room. */

export type Box = { left: number; top: number; width: number; height: number };

export type LabelWish = {
  id: string;
  at: Place;
  radius: number;
  width: number;
  height: number;
  /** Higher ones choose first. */
  weight: number;
};

export type Segment = { id: string; from: Place; to: Place };

export type LabelPlace = { box: Box; align: 'start' | 'middle' | 'end' };

/** Kept free around every label. */
const AIR = 2;
/** Between a point and its label. */
const DISTANCE = 5;

export const touch = (one: Box, other: Box, air = 0): boolean =>
  one.left < other.left + other.width + air &&
  other.left < one.left + one.width + air &&
  one.top < other.top + other.height + air &&
  other.top < one.top + one.height + air;

const around = ({ x, y }: Place, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** Right, left, below and above, then the corners. */
const PLACES: readonly (readonly [number, number])[] = [
  ...([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const),
  ...([
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const),
];

const placeAt = ({ at, radius, width, height }: LabelWish, [dx, dy]: readonly [number, number]): LabelPlace => {
  const away = radius + DISTANCE;
  // In the corners the label may come closer to the middle of the point.
  const [byX, byY] = dx !== 0 && dy !== 0 ? [radius * 0.7 + 3, radius * 0.7 + 1] : [away, away - 1];
  const left = at.x + (dx === 0 ? -width / 2 : dx > 0 ? byX : -byX - width);
  const top = at.y + (dy === 0 ? -height / 2 : dy > 0 ? byY : -byY - height);
  return { box: { left, top, width, height }, align: dx === 0 ? 'middle' : dx > 0 ? 'start' : 'end' };
};

/** Whether a line goes through a box (Liang and Barsky). */
export const crosses = ({ from, to }: Segment, { left, top, width, height }: Box): boolean => {
  let [first, last] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (const [direction, distance] of [
    [-dx, from.x - left],
    [dx, left + width - from.x],
    [-dy, from.y - top],
    [dy, top + height - from.y],
  ] as const) {
    if (direction === 0) {
      if (distance < 0) return false;
      continue;
    }
    const reached = distance / direction;
    if (direction < 0) first = Math.max(first, reached);
    else last = Math.min(last, reached);
  }
  return first < last;
};

const isWithin = (box: Box, area: Box): boolean =>
  box.left >= area.left &&
  box.top >= area.top &&
  box.left + box.width <= area.left + area.width &&
  box.top + box.height <= area.top + area.height;

/** The most connected choose first, each the place that fewest lines cross. */
export const placeLabels = (
  wishes: readonly LabelWish[],
  segments: readonly Segment[],
  /** No label leaves it. */
  area?: Box,
): ReadonlyMap<string, LabelPlace> => {
  const points = wishes.map(({ id, at, radius }) => ({ id, box: around(at, radius + 1) }));
  const placed = new Map<string, LabelPlace>();
  const boxes: Box[] = [];
  for (const wish of [...wishes].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))) {
    let best: { place: LabelPlace; cost: number } | undefined;
    for (const [rank, direction] of PLACES.entries()) {
      const place = placeAt(wish, direction);
      if (area !== undefined && !isWithin(place.box, area)) continue;
      if (boxes.some((box) => touch(place.box, box, AIR))) continue;
      if (points.some(({ id, box }) => id !== wish.id && touch(place.box, box, 1))) continue;
      const cost = segments.filter((segment) => crosses(segment, place.box)).length * 10 + rank;
      if (best === undefined || cost < best.cost) best = { place, cost };
      if (cost === 0) break;
    }
    if (best === undefined) continue;
    placed.set(wish.id, best.place);
    boxes.push(best.place.box);
  }
  return placed;
};

export type LineLabelWish = Segment & { width: number; height: number; weight: number };

/** Along a line, in the middle if possible. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66];

/** Labels of lines take what the names of points leave. */
export const placeLineLabels = (
  wishes: readonly LineLabelWish[],
  taken: readonly Box[],
): ReadonlyMap<string, Place> => {
  const boxes = [...taken];
  const placed = new Map<string, Place>();
  for (const { id, from, to, width, height } of [...wishes].sort(
    (a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1),
  )) {
    for (const part of ALONG) {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      const box = { left: at.x - width / 2, top: at.y - height / 2, width, height };
      if (boxes.some((other) => touch(box, other, AIR))) continue;
      placed.set(id, at);
      boxes.push(box);
      break;
    }
  }
  return placed;
};
