import { Numbering } from '../memory/numbering.ts';
import { type Ball, enter, type PathSearch } from './ball.ts';

/** All that paths of so many steps can consist of: nodes by key, each with its steps from both ends and its neighbours. */
export type Stretch = {
  nodes: number[];
  fromStart: number[];
  fromEnd: number[];
  /** For each node the places of others in `nodes`, with the weight of the weightiest relation. */
  neighbours: { at: number; weight: number }[][];
  start: number;
  end: number;
};

/** One per thread: a question never yields. */
const within = new Numbering();

/**
 * Nodes through which a path of this many steps can lead. Each is in one of the balls at least; how far it is from the
 * other end is known in the other ball, and found out for the rest by walking on from where both overlap.
 */
export const stretchOf = (search: PathSearch, steps: number): Stretch => {
  const { near, far } = search;
  within.clear();
  const fromStart: number[] = [];
  const fromEnd: number[] = [];
  const add = (node: number, toStart: number, toEnd: number): void => {
    if (toStart + toEnd > steps || within.add(node) < fromStart.length) return;
    fromStart.push(toStart);
    fromEnd.push(toEnd);
  };
  const [few, many] = near.met.size <= far.met.size ? [near, far] : [far, near];
  few.met.nodes.forEach((node, at) => {
    const other = many.stepsTo(node);
    if (other === undefined) return;
    const own = few.steps[at] as number;
    if (few === near) add(node, own, other);
    else add(node, other, own);
  });
  const both = within.size;
  walkOn(search, near, far, fromStart, both, (node, own, other) => add(node, own, other));
  walkOn(search, far, near, fromEnd, both, (node, own, other) => add(node, other, own));
  return sortedStretch(search, fromStart, fromEnd);
};

/** Walks on from the rim of a ball, through nodes of the other one. */
const walkOn = (
  { crossing, near }: PathSearch,
  ball: Ball,
  other: Ball,
  steps: readonly number[],
  both: number,
  add: (node: number, own: number, other: number) => void,
): void => {
  const { walk, from, to } = crossing;
  const before = within.size;
  const go = (at: number): void => {
    const node = within.nodes[at] as number;
    if (node === (ball === near ? to : from) || !enter(crossing, node)) return;
    for (let i = 0; i < walk.count; i++) {
      const next = walk.others[i] as number;
      const onward = within.find(next) === -1 ? other.stepsTo(next) : undefined;
      if (onward !== undefined) add(next, (steps[at] as number) + 1, onward);
    }
  };
  for (let at = 0; at < both; at++) if (steps[at] === ball.radius) go(at);
  for (let at = before; at < within.size; at++) go(at);
};

const sortedStretch = ({ crossing }: PathSearch, fromStart: readonly number[], fromEnd: readonly number[]): Stretch => {
  const { walk, from, to } = crossing;
  const keys = within.nodes.map((node) => walk.key(node));
  const order = keys.map((_, at) => at).sort((a, b) => (keys[a] as number) - (keys[b] as number));
  const places = new Array<number>(order.length);
  order.forEach((at, place) => {
    places[at] = place;
  });
  const neighboursOf = (node: number): { at: number; weight: number }[] => {
    if (!enter(crossing, node)) return [];
    const weights = new Map<number, number>();
    for (let i = 0; i < walk.count; i++) {
      const other = within.find(walk.others[i] as number);
      if (other === -1) continue;
      const place = places[other] as number;
      weights.set(place, Math.max(weights.get(place) ?? 0, walk.weight(walk.relations[i] as number)));
    }
    return Array.from(weights, ([at, weight]) => ({ at, weight }));
  };
  const placeOf = (node: number): number => places[within.find(node)] as number;
  return {
    nodes: order.map((at) => within.nodes[at] as number),
    fromStart: order.map((at) => fromStart[at] as number),
    fromEnd: order.map((at) => fromEnd[at] as number),
    neighbours: order.map((at) => neighboursOf(within.nodes[at] as number)),
    start: placeOf(from),
    end: placeOf(to),
  };
};
