import type { NetworkPoint } from '@firmament/api-contract/calls/network';
import { type Box, type LabelPlace, type LabelWish, placeLabels, placeLineLabels } from './labels.ts';
import { type LayoutLink, type LayoutPoint, layOut, type Place, type Places, type Shape } from './layout.ts';
import type { Group, Line, Picture } from './picture.ts';
import { breakName, estimateAt, type Measure } from './text-size.ts';

/** The picture at one scale: how large points are, and which labels find room. Labels keep their size. */

export const LABEL_SIZE = 11;
export const LINE_HEIGHT = 13;
const LABEL_WIDTH = 108;

export const SELECTED_RADIUS = 9;
const PERSON_RADIUS = 4.75;
const GROUP_RADIUS = 8;

export const radiusOf = ({ kind, neighbours }: NetworkPoint): number =>
  kind === 'person' ? PERSON_RADIUS : Math.min(SELECTED_RADIUS, 4 + Math.sqrt(Math.max(1, neighbours)));

export type ScenePoint = {
  id: string;
  at: Place;
  radius: number;
  /** The name, as it is broken. */
  text: readonly string[];
  /** Undefined: there is no room. */
  label: LabelPlace | undefined;
  /** Where the label stands if it is shown all the same, above everything else. */
  asked: LabelPlace;
};

export type Scene = {
  points: ReadonlyMap<string, ScenePoint>;
  /** Where the words of a line stand, if there is room. */
  lineLabels: ReadonlyMap<string, Place>;
};

export type SceneTexts = { group(group: Group): string; line(line: Line): string };

type SceneInput = {
  picture: Picture;
  places: Places;
  scale: number;
  texts: SceneTexts;
  /** Points that matter more than others: their labels come first, and are set in bold. */
  strong: ReadonlySet<string>;
  selected: string | undefined;
  measure?: (isStrong: boolean) => Measure;
  /** Labels stay within what is seen of the drawing when all these places are. */
  frame?: { size: Size; places: Places };
};

const estimate = (isStrong: boolean): Measure => estimateAt(isStrong ? LABEL_SIZE * 1.04 : LABEL_SIZE);

const sizeOf = (text: readonly string[], measure: Measure) => ({
  width: Math.max(...text.map(measure), 0),
  height: text.length * LINE_HEIGHT,
});

/** Where all stand that can be seen, those that have a place first. */
export const placePicture = (
  picture: Picture,
  texts: Pick<SceneTexts, 'group'>,
  known: Places,
  shape?: Shape,
): Places => {
  const measure = estimate(false);
  const boxed = (id: string, name: string): LayoutPoint => {
    const { width, height } = sizeOf(breakName(name, LABEL_WIDTH, measure), measure);
    return { id, width: Math.max(30, width), height: height + 14 };
  };
  const points = [
    ...picture.points.map(({ id, name }) => boxed(id, name)),
    ...picture.groups.map((group) => boxed(group.id, texts.group(group))),
  ];
  const links: LayoutLink[] = [
    ...picture.lines.map(({ from, to, look }) => ({ from, to, isHolding: look === 'holds' || look === 'controls' })),
    ...picture.groups.map(({ at, id }) => ({ from: at, to: id, isHolding: false })),
  ];
  return layOut(points, links, known, shape);
};

export type View = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };

const LARGEST_FIT = 1.5;
export const SCALES = { min: 0.2, max: 4 };

/** Room for labels at the edge; on a narrow screen most labels stand inside. */
const MARGIN = { x: 88, y: 40 };
const NARROW_MARGIN = 0.14;
const marginOf = (width: number): number => Math.min(MARGIN.x, width * NARROW_MARGIN);
/** Kept free between a label and the edge. */
const EDGE = 4;

/** The view in which all can be seen. */
export const fitView = (places: Iterable<Place>, { width, height }: Size): View => {
  const all = [...places];
  if (all.length === 0 || width === 0) return { scale: 1, x: width / 2, y: height / 2 };
  const marginX = marginOf(width);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.max(
    SCALES.min,
    Math.min(
      LARGEST_FIT,
      Math.max(1, width - 2 * marginX) / Math.max(1, right - left),
      Math.max(1, height - 2 * MARGIN.y) / Math.max(1, bottom - top),
    ),
  );
  return { scale, x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale };
};

/** Zooms so that what is at this place of the drawing stays there. */
export const zoomAt = ({ scale, x, y }: View, factor: number, at: Place): View => {
  const next = Math.min(SCALES.max, Math.max(SCALES.min, scale * factor));
  const by = next / scale;
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
};

/** Whether a point can be seen. */
export const isInView = ({ scale, x, y }: View, { width, height }: Size, place: Place): boolean => {
  const [left, top] = [place.x * scale + x, place.y * scale + y];
  return left >= 0 && left <= width && top >= 0 && top <= height;
};

/** What is seen of the drawing when everything is, and more if it is looked at more closely. */
const areaOf = (places: Places, scale: number, { width, height }: Size): Box => {
  const all = [...places.values()];
  const [xs, ys] = [all.map(({ x }) => x * scale), all.map(({ y }) => y * scale)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const halfWidth = Math.max(width / 2 - EDGE, (right - left) / 2 + marginOf(width));
  const halfHeight = Math.max(height / 2 - EDGE, (bottom - top) / 2 + MARGIN.y);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - halfWidth, top: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight };
};

export const composeScene = (input: SceneInput): Scene => {
  const { picture, places, scale, texts, strong, selected, measure = estimate, frame } = input;
  const entries = [
    ...picture.points.map((point) => ({
      id: point.id,
      name: point.name,
      radius: point.id === selected ? SELECTED_RADIUS : radiusOf(point),
      weight: point.neighbours + (point.kind === 'person' ? 0 : 2),
    })),
    ...picture.groups.map((group) => ({ id: group.id, name: texts.group(group), radius: GROUP_RADIUS, weight: 1 })),
  ];
  const wishes = entries.flatMap(({ id, name, radius, weight }): (LabelWish & { text: string[] })[] => {
    const place = places.get(id);
    if (place === undefined) return [];
    const width = measure(strong.has(id));
    const text = breakName(name, LABEL_WIDTH, width);
    const at = { x: place.x * scale, y: place.y * scale };
    const extra = (id === selected ? 2_000_000 : 0) + (strong.has(id) ? 1_000_000 : 0);
    return [{ id, at, radius, text, ...sizeOf(text, width), weight: weight + extra }];
  });
  const placeOf = new Map(wishes.map(({ id, at }) => [id, at]));
  const segments = picture.lines.flatMap(({ id, from, to }) => {
    const [start, end] = [placeOf.get(from), placeOf.get(to)];
    return start === undefined || end === undefined ? [] : [{ id, from: start, to: end }];
  });
  const labels = placeLabels(wishes, segments, frame && areaOf(frame.places, scale, frame.size));
  const points = new Map(
    wishes.map((wish) => {
      const { id, at, radius, text } = wish;
      const label = labels.get(id);
      const asked = label ?? placeLabels([wish], []).get(id);
      return [id, { id, at, radius, text, label, asked: asked as LabelPlace }];
    }),
  );
  const circles = wishes.map(
    ({ at, radius }): Box => ({ left: at.x - radius, top: at.y - radius, width: 2 * radius, height: 2 * radius }),
  );
  const byId = new Map(picture.lines.map((line) => [line.id, line]));
  const lineWishes = segments.flatMap((segment) => {
    const line = byId.get(segment.id);
    const text = line === undefined ? '' : texts.line(line);
    if (line === undefined || text === '') return [];
    const isStrong = strong.has(line.from) && strong.has(line.to);
    const width = measure(isStrong)(text) + 4;
    return [{ ...segment, width, height: LINE_HEIGHT, weight: isStrong ? 1000 : (line.relations[0]?.share ?? 0) }];
  });
  const lineLabels = placeLineLabels(lineWishes, [...circles, ...[...labels.values()].map(({ box }) => box)]);
  return { points, lineLabels };
};
