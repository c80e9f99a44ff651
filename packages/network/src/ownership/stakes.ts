import type { NodeKey } from '../relation.ts';
import type { Walk } from '../walk.ts';
import { holdersOf, type Outdated, type Pair, WHOLE } from './pairs.ts';
import { type Side, spread } from './spread.ts';

/** What one holds of another. Owner and company are places in a `Holders`. */
export type Stake = Omit<Pair, 'node'> & { owner: number; company: number };

/** Nodes that hold each other, by key, and who holds what. The first question of all was about `origin`. */
export type Holders = {
  nodes: number[];
  keys: NodeKey[];
  origin: number;
  /** Steps from the origin. */
  steps: number[];
  /** By company, and by owner; each by the key of the other. */
  into: Stake[][];
  outOf: Stake[][];
  isMore: boolean;
  isTopHidden: boolean;
};

/** Everybody above or below a company. `others` reads what is beside, without noting what was left out there. */
export const holdersAround = (
  { walk, others, outdated }: { walk: Walk; others: Walk; outdated: Outdated },
  origin: number,
  side: Side,
): Holders => {
  const { steps, isMore, isTopHidden } = spread(walk, origin, side);
  const nodes = [...steps.keys()].sort((a, b) => walk.key(a) - walk.key(b));
  const places = new Map(nodes.map((node, place) => [node, place]));
  const into: Stake[][] = nodes.map(() => []);
  const outOf: Stake[][] = nodes.map(() => []);
  nodes.forEach((node, company) => {
    for (const { node: holder, ...pair } of holdersOf(others, node, outdated)) {
      const owner = places.get(holder);
      if (owner !== undefined) into[company]?.push({ owner, company, ...pair });
    }
    into[company]?.sort((a, b) => a.owner - b.owner);
    for (const stake of into[company] ?? []) outOf[stake.owner]?.push(stake);
  });
  return {
    nodes,
    into,
    outOf,
    isMore,
    isTopHidden,
    origin: places.get(origin) as number,
    keys: nodes.map((node) => walk.key(node)),
    steps: nodes.map((node) => steps.get(node) as number),
  };
};

/** What the known holders of a company do not hold, in hundredths of a per cent. */
export const unheldOf = (walk: Walk, company: number, outdated: Outdated): { min: number; max: number } => {
  const holders = holdersOf(walk, company, outdated);
  // Some of them hold all of it, whoever it is.
  if (holders.some(({ doubt }) => doubt === 'open')) return { min: 0, max: 0 };
  const [least, most] = [
    holders.reduce((sum, { min }) => sum + min, 0),
    holders.reduce((sum, { max }) => sum + max, 0),
  ];
  return { min: Math.max(0, WHOLE - most), max: Math.max(0, WHOLE - least) };
};
