import { type Holders, type Stake, WHOLE } from './stakes.ts';

/** Steps of the approximation within a loop; what is left is far below a hundredth of a per cent unless a loop holds nearly all of itself. */
const MAX_ROUNDS = 500;
const EXACT_ENOUGH = 1e-10;

/**
 * Groups of nodes that hold each other in loops, or single ones; owners before what they own. (Tarjan's algorithm finds
 * them in the opposite order.)
 */
export const loopsIn = ({ nodes, outOf }: Holders, isUsed: (stake: Stake) => boolean = () => true): number[][] => {
  const found: number[][] = [];
  const reached = new Array<number>(nodes.length).fill(-1);
  const lowest = new Array<number>(nodes.length).fill(-1);
  const open: number[] = [];
  const isOpen = new Set<number>();
  let count = 0;
  const enter = (node: number): void => {
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

/** What one owner holds of each node, directly and through others, as parts of one. */
export type Shares = { min: Float64Array; max: Float64Array };

/**
 * Products along the chains, summed over them. In a loop the sum is a limit: it is approached from below for the least
 * and from above for the most, so that both stay bounds wherever the approximation ends. Chains that come back to the
 * owner do not count again. Nobody holds more than all.
 */
export const sharesOf = (holders: Holders, groups: readonly number[][], owner: number): Shares => {
  const isReached = reachedBy(holders, owner);
  const min = new Float64Array(holders.nodes.length);
  const max = Float64Array.from(isReached, (isIt) => (isIt ? 1 : 0));
  for (const group of groups) {
    const members = group.filter((node) => isReached[node] && node !== owner);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      let change = 0;
      for (const node of members) {
        change = Math.max(change, renew(min, node, heldThrough(holders, min, node, owner, 'min')));
        change = Math.max(change, renew(max, node, heldThrough(holders, max, node, owner, 'max')));
      }
      if (members.length === 1 || change < EXACT_ENOUGH) break;
    }
  }
  return { min, max };
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

const reachedBy = ({ nodes, outOf }: Holders, owner: number): boolean[] => {
  const isReached = new Array<boolean>(nodes.length).fill(false);
  const open = [owner];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const { company, max } of outOf[node] ?? []) {
      if (max === 0 || isReached[company]) continue;
      isReached[company] = true;
      open.push(company);
    }
  }
  return isReached;
};
