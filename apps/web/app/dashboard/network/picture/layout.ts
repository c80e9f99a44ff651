import {
  type Force,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';

/**
 * Where points stand. The same points give the same picture on every machine, and points that already have a place
 * keep it: only new ones are placed around them.
 */

export type Place = { x: number; y: number };
export type Places = ReadonlyMap<string, Place>;

export type LayoutPoint = {
  id: string;
  /** Of the point with its label. */
  width: number;
  height: number;
};

export type LayoutLink = {
  from: string;
  to: string;
  /** Owners and parent companies stand above what is theirs. */
  isHolding: boolean;
};

type Node = SimulationNodeDatum & LayoutPoint & { x: number; y: number; level: number };

/** Enough to come to rest. Many points take fewer: each costs more, and the reader waits. */
const TICKS = 300;
const TICKS_OF_MANY = 180;
const MANY = 80;
const LEVEL_HEIGHT = 110;
const LINK_LENGTH = 96;
/** Longer at points with many, so that their labels have room around them. */
const LENGTH_PER_LINK = 7;
const LONGEST_LINK = 230;
/** How strongly points are pulled to the middle, sideways and to their level. */
const PULLS = { wide: { x: 0.055, y: 0.075 }, tall: { x: 0.1, y: 0.05 } } as const;

/** `tall`: for the screen of a phone. */
export type Shape = keyof typeof PULLS;
const REPULSION = -900;
const REACH = 800;
/** Between the boxes of two points. */
const GAP = 14;

/** A number between 0 and 1 that depends on the text alone (FNV-1a). */
const fractionOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The last letters alone hardly move the high bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return hash / 2 ** 32;
};

const around = (id: string, { x, y }: Place, radius: number): Place => {
  const angle = fractionOf(id) * 2 * Math.PI;
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
};

/** How far below the uppermost owner a point stands; a loop of owners ends where it began. */
const levelsOf = (points: readonly LayoutPoint[], links: readonly LayoutLink[]): ReadonlyMap<string, number> => {
  const levels = new Map(points.map(({ id }) => [id, 0]));
  const holdings = links.filter(({ isHolding }) => isHolding);
  const most = Math.min(points.length, 8);
  for (let round = 0; round < most; round++) {
    let isSettled = true;
    for (const { from, to } of holdings) {
      const below = (levels.get(from) ?? 0) + 1;
      if (below <= (levels.get(to) ?? 0) || below > most) continue;
      levels.set(to, below);
      isSettled = false;
    }
    if (isSettled) break;
  }
  // Officers stand beside those they work for, a little above.
  for (const { from, to, isHolding } of links) {
    if (!isHolding && levels.get(from) === 0) levels.set(from, Math.max(0, (levels.get(to) ?? 0) - 0.6));
  }
  return levels;
};

/** Keeps boxes apart: labels need room beside each other that circles would not give them. */
const keepApart = (): Force<Node, undefined> => {
  let nodes: Node[] = [];
  const push = (one: Node, other: Node): void => {
    const dy = other.y - one.y;
    const overlapY = (one.height + other.height) / 2 + GAP - Math.abs(dy);
    if (overlapY <= 0) return;
    const dx = other.x - one.x;
    const overlapX = (one.width + other.width) / 2 + GAP - Math.abs(dx);
    if (overlapX <= 0) return;
    const isSideways = overlapX < overlapY;
    const by = (isSideways ? overlapX * Math.sign(dx || 1) : overlapY * Math.sign(dy || 1)) * 0.45;
    const held = one.fx != null;
    const otherHeld = other.fx != null;
    if (held && otherHeld) return;
    const share = held || otherHeld ? 2 : 1;
    if (!held) {
      if (isSideways) one.x -= (by * share) / 2;
      else one.y -= (by * share) / 2;
    }
    if (!otherHeld) {
      if (isSideways) other.x += (by * share) / 2;
      else other.y += (by * share) / 2;
    }
  };
  const force = () => {
    for (let i = 0; i < nodes.length; i++) {
      for (let j = i + 1; j < nodes.length; j++) push(nodes[i] as Node, nodes[j] as Node);
    }
  };
  force.initialize = (all: Node[]) => {
    nodes = all;
  };
  return force;
};

const idOf = (end: SimulationLinkDatum<Node>['source']): string => (typeof end === 'object' ? end.id : String(end));

const lengthOf = (
  degrees: ReadonlyMap<string, number>,
  ...ends: readonly SimulationLinkDatum<Node>['source'][]
): number => {
  const most = Math.max(...ends.map((end) => degrees.get(idOf(end)) ?? 0));
  return Math.min(LONGEST_LINK, LINK_LENGTH + LENGTH_PER_LINK * most);
};

/** New points begin beside those they belong to. */
const beginAt = (id: string, links: readonly LayoutLink[], known: Places): Place => {
  const neighbours = links.flatMap(({ from, to }) => {
    const place = from === id ? known.get(to) : to === id ? known.get(from) : undefined;
    return place === undefined ? [] : [place];
  });
  if (neighbours.length === 0) return around(id, centreOf(known), 40 + 260 * fractionOf(`${id} radius`));
  const x = neighbours.reduce((sum, place) => sum + place.x, 0) / neighbours.length;
  const y = neighbours.reduce((sum, place) => sum + place.y, 0) / neighbours.length;
  return around(id, { x, y }, LINK_LENGTH);
};

const centreOf = (places: Places): Place => {
  if (places.size === 0) return { x: 0, y: 0 };
  const all = [...places.values()];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(all.map(({ x }) => x)), y: middle(all.map(({ y }) => y)) };
};

export const layOut = (
  points: readonly LayoutPoint[],
  links: readonly LayoutLink[],
  placed: Places = new Map(),
  shape: Shape = 'wide',
): Places => {
  const ids = new Set(points.map(({ id }) => id));
  const known = new Map([...placed].filter(([id]) => ids.has(id)));
  if (known.size === ids.size) return known;
  const levels = levelsOf(points, links);
  const deepest = Math.max(...levels.values());
  // The order of the answer must not matter.
  const nodes = [...points]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((point): Node => {
      const place = known.get(point.id);
      const node = { ...point, ...(place ?? beginAt(point.id, links, known)), level: levels.get(point.id) ?? 0 };
      return place === undefined ? node : { ...node, fx: place.x, fy: place.y };
    });
  const joined = links
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map(({ from, to }): SimulationLinkDatum<Node> => ({ source: from, target: to }))
    .sort((a, b) => (`${a.source} ${a.target}` < `${b.source} ${b.target}` ? -1 : 1));
  const degrees = new Map<string, number>();
  for (const { from, to } of links) {
    for (const id of [from, to]) degrees.set(id, (degrees.get(id) ?? 0) + 1);
  }
  const middle = centreOf(known);
  const ticks = nodes.length > MANY ? TICKS_OF_MANY : TICKS;
  const simulation = forceSimulation(nodes)
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / ticks))
    .force(
      'links',
      forceLink<Node, SimulationLinkDatum<Node>>(joined)
        .id(({ id }) => id)
        .distance(({ source, target }) => lengthOf(degrees, source, target)),
    )
    .force('repulsion', forceManyBody<Node>().strength(REPULSION).distanceMax(REACH))
    .force('x', forceX<Node>(middle.x).strength(PULLS[shape].x))
    .force('y', forceY<Node>(({ level }) => middle.y + (level - deepest / 2) * LEVEL_HEIGHT).strength(PULLS[shape].y))
    .force('apart', keepApart());
  simulation.tick(ticks);
  return new Map(nodes.map(({ id, x, y }) => [id, known.get(id) ?? { x: Math.round(x), y: Math.round(y) }]));
};
