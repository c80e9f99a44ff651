import { NO_SHARE, originOf, shareOf } from '../graph.ts';
import { type KindMask, maskOf, type NodeKey } from '../relation.ts';
import type { Walk } from '../walk.ts';

/** In hundredths of a per cent: whole numbers, whose sums are exact. */
export const WHOLE = 10_000;

/** Kinds that are a share in the capital, whether or not it is known how large. */
const SHARE_KINDS: KindMask = maskOf(['shareholder', 'partner']);
const CONTROL_KINDS: KindMask = maskOf(['parent']);
export const OWNERSHIP_KINDS: KindMask = SHARE_KINDS | CONTROL_KINDS;

/** What one holds of another, in hundredths of a per cent. Owner and company are places in a `Holders`. */
export type Stake = {
  owner: number;
  company: number;
  min: number;
  max: number;
  isKnown: boolean;
  /** Whether anybody says that it is a share. Otherwise it is consolidated: that is control, but no share that is known. */
  isShare: boolean;
  isParent: boolean;
  relations: number[];
};

/** What all relations between two say together. */
type Pair = Pick<Stake, 'isKnown' | 'isShare' | 'isParent' | 'min' | 'max' | 'relations'> & { node: number };

/** Those who hold a company, or what somebody holds, by number of node: the relations of the last visit, pair by pair. */
const pairsOf = (walk: Walk): Map<number, Pair> => {
  const pairs = new Map<number, Pair>();
  for (let i = 0; i < walk.count; i++) {
    const relation = walk.relations[i] as number;
    const traits = walk.traits(relation);
    if (originOf(traits) === 'link') continue;
    const node = walk.others[i] as number;
    let pair = pairs.get(node);
    if (pair === undefined) {
      pair = { node, isKnown: false, isShare: false, isParent: false, min: 0, max: 0, relations: [] };
      pairs.set(node, pair);
    }
    pair.relations.push(relation);
    if ((traits & CONTROL_KINDS) !== 0) pair.isParent = true;
    if ((traits & SHARE_KINDS) === 0) continue;
    pair.isShare = true;
    const share = shareOf(traits);
    if (share === NO_SHARE) continue;
    // Several tell of one share, each in its own words: the truth is between them.
    pair.min = pair.isKnown ? Math.min(pair.min, share) : share;
    pair.max = Math.max(pair.max, share);
    pair.isKnown = true;
  }
  return pairs;
};

/** Holders of a company: an unknown share is at most what the others leave, and so is one that is known roughly. */
const holdersOf = (walk: Walk, company: number): Pair[] => {
  walk.visit(company, 'in');
  const pairs = [...pairsOf(walk).values()];
  const known = pairs.reduce((sum, { min }) => sum + min, 0);
  for (const pair of pairs) {
    const left = Math.max(0, WHOLE - (known - pair.min));
    pair.max = Math.max(pair.min, Math.min(pair.isKnown ? pair.max : WHOLE, left));
  }
  return pairs;
};

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
};

/** At most so many owners, and as many holdings: enough for any group of companies, and done in a few milliseconds. */
export const MAX_HOLDERS = 500;

/** Everybody above or below a company. `others` reads what is beside, without noting what was left out there. */
export const holdersAround = (walk: Walk, others: Walk, origin: number, side: 'above' | 'below'): Holders => {
  const { steps, isMore } = spread(walk, origin, side);
  const nodes = [...steps.keys()].sort((a, b) => walk.key(a) - walk.key(b));
  const places = new Map(nodes.map((node, place) => [node, place]));
  const into: Stake[][] = nodes.map(() => []);
  const outOf: Stake[][] = nodes.map(() => []);
  nodes.forEach((node, company) => {
    for (const { node: holder, ...pair } of holdersOf(others, node)) {
      const owner = places.get(holder);
      if (owner !== undefined) into[company]?.push({ owner, company, ...pair });
    }
    into[company]?.sort((a, b) => a.owner - b.owner);
    for (const stake of into[company] ?? []) outOf[stake.owner]?.push(stake);
  });
  return {
    ...{ nodes, into, outOf, isMore, origin: places.get(origin) as number },
    keys: nodes.map((node) => walk.key(node)),
    steps: nodes.map((node) => steps.get(node) as number),
  };
};

const spread = (
  walk: Walk,
  origin: number,
  side: 'above' | 'below',
): { steps: Map<number, number>; isMore: boolean } => {
  const steps = new Map([[origin, 0]]);
  let level = [origin];
  for (let step = 1; level.length > 0; step++) {
    const shares = new Map<number, number>();
    for (const node of level) {
      walk.visit(node, side === 'above' ? 'in' : 'out');
      for (const { node: other, min } of pairsOf(walk).values()) {
        if (!steps.has(other)) shares.set(other, Math.max(shares.get(other) ?? 0, min));
      }
    }
    // The larger ones first, should there be too many.
    const next = [...shares].sort(([a, x], [b, y]) => y - x || walk.key(a) - walk.key(b)).map(([node]) => node);
    const room = MAX_HOLDERS + 1 - steps.size;
    level = next.slice(0, room);
    for (const node of level) steps.set(node, step);
    if (next.length > room) return { steps, isMore: true };
  }
  return { steps, isMore: false };
};

/** What the known holders of a company do not hold, in hundredths of a per cent. */
export const unheldOf = (walk: Walk, company: number): { min: number; max: number } => {
  const holders = holdersOf(walk, company);
  const [least, most] = [
    holders.reduce((sum, { min }) => sum + min, 0),
    holders.reduce((sum, { max }) => sum + max, 0),
  ];
  return { min: Math.max(0, WHOLE - most), max: Math.max(0, WHOLE - least) };
};
