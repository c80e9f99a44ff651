import type { Checkpoint } from '@firmament/memory/checkpoint';
import { WHOLE } from './pairs.ts';
import type { Holders, Stake } from './stakes.ts';

/** Steps of the approximation within a loop; what is left is far below a hundredth of a per cent unless a loop holds nearly all of itself. */
const MAX_ROUNDS = 500;
const EXACT_ENOUGH = 1e-10;

/**
 * Groups of nodes that hold each other in loops, or single ones; owners before what they own. (Tarjan's algorithm finds
 * them in the opposite order.)
 */
export const loopsIn = (
  { nodes, outOf }: Holders,
  checkpoint: Checkpoint,
  isUsed: (stake: Stake) => boolean = () => true,
): number[][] => {
  const found: number[][] = [];
  const reached = new Array<number>(nodes.length).fill(-1);
  const lowest = new Array<number>(nodes.length).fill(-1);
  const open: number[] = [];
  const isOpen = new Set<number>();
  let count = 0;
  const enter = (node: number): void => {
    checkpoint();
    reached[node] = lowest[node] = count++;
    open.push(node);
    isOpen.add(node);
    for (const stake of outOf[node] ?? []) {
      if (!isUsed(stake)) continue;
      const { company } = stake;
      if (reached[company] === -1) enter(company);
      if (isOpen.has(company)) lowest[node] = Math.min(lowest[node] as number, lowest[company] as number);
    }
    if (lowest[node] !== reached[node]) return;
    const group = open.splice(open.indexOf(node));
    for (const member of group) isOpen.delete(member);
    found.push(group.sort((a, b) => a - b));
  };
  for (let node = 0; node < nodes.length; node++) if (reached[node] === -1) enter(node);
  return found.reverse();
};

/** What one owner holds of each node, directly and through others, as parts of one. Valid until the next is reckoned. */
export type Shares = { min: Float64Array; max: Float64Array };

/**
 * Reckons what owners hold: products along the chains, summed over them. In a loop the sum is a limit: it is approached
 * from below for the least and from above for the most, so that both stay bounds wherever the approximation ends. Chains
 * that come back to the owner do not count again. Nobody holds more than all.
 */
export const shareReckoner = (holders: Holders, checkpoint: Checkpoint): ((owner: number) => Shares) => {
  const size = holders.nodes.length;
  const groups = loopsIn(holders, checkpoint);
  const groupOf = new Uint32Array(size);
  groups.forEach((group, at) => {
    for (const node of group) groupOf[node] = at;
  });
  const shares: Shares = { min: new Float64Array(size), max: new Float64Array(size) };
  return (owner) => {
    shares.min.fill(0);
    shares.max.fill(0);
    const reached = reachedBy(holders, owner);
    for (const node of reached) shares.max[node] = 1;
    for (const at of [...new Set(Array.from(reached, (node) => groupOf[node] as number))].sort((a, b) => a - b)) {
      const members = (groups[at] as number[]).filter((node) => node !== owner && reached.has(node));
      const [only] = members;
      if (members.length === 1 && isHeldByMany(holders, only as number, reached)) {
        addUp(holders, shares, only as number, owner, reached);
      } else settle(holders, shares, { members, owner, checkpoint });
    }
    return shares;
  };
};

/** Hundreds of partners of one company would each be added up over all the others. */
const isHeldByMany = ({ into }: Holders, node: number, reached: ReadonlySet<number>): boolean =>
  (into[node] ?? []).length > reached.size * 2;

/** The same as `settle`, from what the few hold through whom the owner holds. */
const addUp = ({ outOf }: Holders, { min, max }: Shares, node: number, owner: number, reached: Set<number>): void => {
  let least = 0;
  let most = 0;
  const add = (holder: number): void => {
    for (const stake of outOf[holder] ?? []) {
      if (stake.company !== node) continue;
      least += (holder === owner ? 1 : (min[holder] as number)) * stake.min;
      most += (holder === owner ? 1 : (max[holder] as number)) * stake.max;
    }
  };
  add(owner);
  for (const holder of reached) if (holder !== owner && holder !== node) add(holder);
  min[node] = Math.min(1, least / WHOLE);
  max[node] = Math.min(1, most / WHOLE);
};

/** Goes round until nothing changes any more. Whatever owns the members from outside was settled before. */
const settle = (
  holders: Holders,
  { min, max }: Shares,
  { members, owner, checkpoint }: { members: readonly number[]; owner: number; checkpoint: Checkpoint },
): void => {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    checkpoint();
    let change = 0;
    for (const node of members) {
      change = Math.max(change, renew(min, node, heldThrough(holders, min, node, owner, 'min')));
      change = Math.max(change, renew(max, node, heldThrough(holders, max, node, owner, 'max')));
    }
    if (members.length === 1 || change < EXACT_ENOUGH) break;
  }
};

const renew = (values: Float64Array, node: number, value: number): number => {
  const change = Math.abs((values[node] as number) - value);
  values[node] = value;
  return change;
};

const heldThrough = (
  { into }: Holders,
  held: Float64Array,
  node: number,
  owner: number,
  bound: 'min' | 'max',
): number => {
  let sum = 0;
  for (const stake of into[node] ?? []) {
    sum += ((stake.owner === owner ? 1 : (held[stake.owner] as number)) * stake[bound]) / WHOLE;
  }
  return Math.min(1, sum);
};

const reachedBy = ({ outOf }: Holders, owner: number): Set<number> => {
  const reached = new Set<number>();
  const open = [owner];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const { company, max } of outOf[node] ?? []) {
      if (max === 0 || reached.has(company)) continue;
      reached.add(company);
      open.push(company);
    }
  }
  return reached;
};
