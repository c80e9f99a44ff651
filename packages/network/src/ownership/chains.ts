import { Heap } from '../memory/heap.ts';
import { WHOLE } from './pairs.ts';
import type { Holders, Stake } from './stakes.ts';

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
        node: next,
        unknown: unknown + (through === 0 ? 1 : 0),
        carried: carried * (through === 0 ? 1 : through),
        steps: steps + 1,
        before: node,
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

/** The places to or from which a chain leads on which every step is said to be a share. */
export const joinedByShares = ({ into, outOf, origin }: Holders, side: 'above' | 'below'): Set<number> => {
  const joined = new Set([origin]);
  for (const node of joined) {
    for (const { isShare, owner, company } of (side === 'above' ? into : outOf)[node] ?? []) {
      if (isShare) joined.add(side === 'above' ? owner : company);
    }
  }
  return joined;
};

/** Whether no other chain joins the ends of this one, whose places go from the owner on. */
export const isOnlyChain = ({ into, outOf }: Holders, chain: readonly number[], side: 'above' | 'below'): boolean => {
  const [owner, owned] = [chain[0], chain.at(-1)];
  // All others lead to the origin, or come from it. What leads back to where the chain begins carries nothing.
  return side === 'above'
    ? chain.every((node) => node === owned || isOnly(outOf[node], ({ company }) => company !== owner))
    : chain.every((node) => node === owner || isOnly(into[node], ({ owner: holder }) => holder !== owned));
};

const isOnly = (stakes: readonly Stake[] | undefined, counts: (stake: Stake) => boolean): boolean => {
  let count = 0;
  for (const stake of stakes ?? []) if (stake.max > 0 && counts(stake)) count++;
  return count <= 1;
};
