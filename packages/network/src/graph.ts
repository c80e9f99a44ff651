import { sharedUint32 } from '@firmament/memory/arrays';
import { type DayNumber, type NodeKey, ORIGINS, type Origin, type Relation } from './relation.ts';

/**
 * Relations in shared memory: nodes sorted by key, relations sorted by subject, and an index of them by object. Immutable.
 * The objects and subjects are numbers of nodes, their places in `keys`.
 */
export type GraphPart = {
  readonly keys: Uint32Array;
  /** Where the relations of each subject begin; one more than there are nodes. */
  readonly outStarts: Uint32Array;
  /** Three numbers per relation, in one place because most questions look at all of them: object, traits, days. */
  readonly words: Uint32Array;
  readonly rows: Uint32Array;
  /** Where the relations to each object begin in `incoming`; one more than there are nodes. */
  readonly inStarts: Uint32Array;
  readonly incoming: Uint32Array;
  /** The subjects of `incoming`. They could be searched for, but a walk would take twice as long. */
  readonly subjects: Uint32Array;
};

/** What came after the base was built. `baseNodes` are the numbers that its nodes have there, or `NONE`. */
export type Overlay = { readonly part: GraphPart; readonly baseNodes: Uint32Array };

/**
 * One state of the network. Immutable: post it to other threads as it is, nothing is copied and no lock is needed. A node
 * has the number it has in the base; one that is only in the overlay, its number there plus the size of the base.
 */
export type Graph = {
  readonly base: GraphPart;
  /** One bit per relation of the base that has gone or was replaced. */
  readonly gone?: Uint32Array | undefined;
  readonly overlay?: Overlay | undefined;
};

export const NONE = 0xffffffff;
export const WORDS = 3;

/** Traits of a relation: kinds in the lowest byte, then origin and grade, in the upper half the share. */
const ORIGIN_SHIFT = 8;
const ORIGIN_BITS = 3;
const LIKELY_BIT = 1 << 10;
const ULTIMATE_BIT = 1 << 11;
const SHARE_SHIFT = 16;
/** A share is kept in hundredths of a per cent, as registers state it at most. */
const SHARE_SCALE = 100;
/** A share of more than all is taken for all. */
const MAX_SHARE = 100;
export const NO_SHARE = 0xffff;

export const traitsOf = ({ kinds, origin, share, isLikely, isUltimate }: Relation): number =>
  (kinds |
    (ORIGINS.indexOf(origin) << ORIGIN_SHIFT) |
    (isLikely ? LIKELY_BIT : 0) |
    (isUltimate ? ULTIMATE_BIT : 0) |
    ((Number.isNaN(share) ? NO_SHARE : Math.round(Math.min(share, MAX_SHARE) * SHARE_SCALE)) << SHARE_SHIFT)) >>>
  0;

export const originOf = (traits: number): Origin => ORIGINS[(traits >>> ORIGIN_SHIFT) & ORIGIN_BITS] as Origin;
export const isLikely = (traits: number): boolean => (traits & LIKELY_BIT) !== 0;
export const isUltimate = (traits: number): boolean => (traits & ULTIMATE_BIT) !== 0;
/** In hundredths of a per cent, or `NO_SHARE`. */
export const shareOf = (traits: number): number => traits >>> SHARE_SHIFT;

export const daysOf = ({ start, end }: Relation): number => (start | (end << 16)) >>> 0;
export const startOf = (days: number): DayNumber => days & 0xffff;
export const endOf = (days: number): DayNumber => days >>> 16;

export const nodesIn = (part: GraphPart): number => part.keys.length;
export const relationsIn = (part: GraphPart): number => part.rows.length;

/** Of the node at this place, in both directions. */
export const relationsAt = ({ outStarts, inStarts }: GraphPart, at: number): number =>
  (outStarts[at + 1] as number) - (outStarts[at] as number) + (inStarts[at + 1] as number) - (inStarts[at] as number);

/** The place of a key, or `NONE`. */
export const findKey = (keys: Uint32Array, key: NodeKey): number => {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = keys[middle] as number;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return NONE;
};

/** The last node whose relations begin at this one or before. Nodes without relations make runs of equal starts. */
const subjectOf = ({ outStarts }: GraphPart, relation: number): number => {
  let low = 0;
  let high = outStarts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((outStarts[middle] as number) <= relation) low = middle;
    else high = middle - 1;
  }
  return low;
};

export const emptyPart = (): GraphPart => ({
  keys: sharedUint32(0),
  outStarts: sharedUint32(1),
  words: sharedUint32(0),
  rows: sharedUint32(0),
  inStarts: sharedUint32(1),
  incoming: sharedUint32(0),
  subjects: sharedUint32(0),
});

export const emptyGraph = (): Graph => ({ base: emptyPart() });

/** The number of a node, or `NONE`. */
export const nodeOf = ({ base, overlay }: Graph, key: NodeKey): number => {
  const node = findKey(base.keys, key);
  if (node !== NONE || overlay === undefined) return node;
  const later = findKey(overlay.part.keys, key);
  return later === NONE ? NONE : nodesIn(base) + later;
};

export const keyOf = ({ base, overlay }: Graph, node: number): NodeKey =>
  (node < nodesIn(base) ? base.keys[node] : overlay?.part.keys[node - nodesIn(base)]) as number;

/** Relations of the overlay are numbered after those of the base. */
export const relationAt = (graph: Graph, relation: number): Relation => {
  const isLater = relation >= relationsIn(graph.base);
  const part = isLater ? (graph.overlay as Overlay).part : graph.base;
  const at = isLater ? relation - relationsIn(graph.base) : relation;
  const traits = part.words[at * WORDS + 1] as number;
  const days = part.words[at * WORDS + 2] as number;
  const share = shareOf(traits);
  const found: Relation = {
    subject: part.keys[subjectOf(part, at)] as number,
    object: part.keys[part.words[at * WORDS] as number] as number,
    kinds: traits & 0xff,
    origin: originOf(traits),
    row: part.rows[at] as number,
    share: share === NO_SHARE ? Number.NaN : share / SHARE_SCALE,
    start: startOf(days),
    end: endOf(days),
    isLikely: isLikely(traits),
  };
  if (isUltimate(traits)) found.isUltimate = true;
  return found;
};

/** How many there are. A node whose relations have all gone is counted until the next merge. */
export const sizeOf = ({ base, gone, overlay }: Graph): { nodes: number; relations: number } => ({
  nodes: nodesIn(base) + (overlay?.baseNodes.reduce((sum, node) => (node === NONE ? sum + 1 : sum), 0) ?? 0),
  relations: relationsIn(base) - countBits(gone) + (overlay === undefined ? 0 : relationsIn(overlay.part)),
});

export const isGone = (gone: Uint32Array | undefined, relation: number): boolean =>
  gone !== undefined && (((gone[relation >>> 5] as number) >>> (relation & 31)) & 1) === 1;

export const countBits = (bits: Uint32Array | undefined): number => {
  let count = 0;
  for (let word of bits ?? []) for (; word !== 0; word &= word - 1) count++;
  return count;
};

const arraysOf = ({ base, gone, overlay }: Graph): Uint32Array[] => [
  ...Object.values(base),
  ...(gone === undefined ? [] : [gone]),
  ...(overlay === undefined ? [] : [...Object.values(overlay.part), overlay.baseNodes]),
];

export const bytesOf = (graph: Graph): number => arraysOf(graph).reduce((sum, array) => sum + array.byteLength, 0);

/** Bytes that a state took and a later one does not: they can be freed once nobody reads the earlier one. */
export const bytesLeftBehind = (before: Graph, after: Graph): number => {
  const isKept = new Set(arraysOf(after));
  return arraysOf(before).reduce((sum, array) => sum + (isKept.has(array) ? 0 : array.byteLength), 0);
};
