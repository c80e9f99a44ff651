import { Heap } from '../memory/heap.ts';
import { type Holders, type Stake, WHOLE } from './stakes.ts';

/** A chain up to a node: how many of its shares are unknown, what the others make together, and its last step. */
type Chain = { node: number; unknown: number; carried: number; steps: number; before: number };

const compareChains = (a: Chain, b: Chain): number =>
  a.unknown - b.unknown || b.carried - a.carried || a.steps - b.steps || a.before - b.before || a.node - b.node;

/**
 * For every node the one before it on the chain that carries most, seen from the origin. Fewest unknown shares first: how
 * much goes through those nobody knows. Then the larger product, then fewer steps, then by key.
 */
export const bestChains = ({ nodes, into, outOf, origin }: Holders, side: 'above' | 'below'): number[] => {
  const before = new Array<number>(nodes.length).fill(-1);
  const heap = new Heap<Chain>(compareChains);
  const isDone = new Set<number>();
  heap.push({ node: origin, unknown: 0, carried: 1, steps: 0, before: -1 });
  for (let best = heap.pop(); best !== undefined; best = heap.pop()) {
    const { node, unknown, carried, steps } = best;
    if (isDone.has(node)) continue;
    isDone.add(node);
    before[node] = best.before;
    for (const stake of (side === 'above' ? into : outOf)[node] ?? []) {
      const next = side === 'above' ? stake.owner : stake.company;
      if (isDone.has(next)) continue;
      const through = carries(stake);
      heap.push({
        ...{ node: next, unknown: unknown + (through === 0 ? 1 : 0), carried: carried * (through === 0 ? 1 : through) },
        ...{ steps: steps + 1, before: node },
      });
    }
  }
  return before;
};

const carries = ({ isKnown, min }: Stake): number => (isKnown ? min / WHOLE : 0);

/** The places from a node back to the origin. */
export const chainFrom = (before: readonly number[], node: number): number[] => {
  const chain: number[] = [];
  for (let at = node; at !== -1; at = before[at] as number) chain.push(at);
  return chain;
};
