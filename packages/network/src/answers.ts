import type { NodeKey, Relation, RelationFilter } from './relation.ts';

/** What the graph is asked and what it answers. Plain objects, because they cross threads. */

export type NeighbourhoodQuestion = RelationFilter & {
  starts: NodeKey[];
  /** 1 to 3. */
  depth: number;
  /** At most this many nodes. */
  limit: number;
};

export type ReachedNode = {
  key: NodeKey;
  /** From the nearest start. */
  steps: number;
  /** How many others it has relations with that count. */
  neighbours: number;
  /** So many that it is a service provider, or the like. Walked from only if it is a start. */
  isHub: boolean;
};

/** Neighbours of a node that are not among the nodes of the answer. */
export type LeftGroup = { at: NodeKey; kind: 'company' | 'person'; count: number };

export type Neighbourhood = {
  /** Starts first, then by steps and weight. Starts that are not in the graph are here too, without neighbours. */
  nodes: ReachedNode[];
  /** All that count between these nodes. */
  relations: Relation[];
  groups: LeftGroup[];
  /** How many there are within these steps, shown or not; counting stops at `MAX_COUNTED`. */
  total: { companies: number; people: number; isMore: boolean };
  /** How many relations of the nodes shown were left out only because they are likely, not certain. */
  likelyLeftOut: number;
};

export const MAX_COUNTED = 10_000;

export type PathQuestion = RelationFilter & {
  from: NodeKey;
  to: NodeKey;
  /** At most 8. */
  maxSteps: number;
  /** How many to look for, the shortest first. */
  count: number;
  walkHubs: boolean;
};

/** The nodes in order; between two of them all relations that count, the weightiest first. */
export type Path = { nodes: NodeKey[]; relations: Relation[][] };

export type Paths = {
  paths: Path[];
  /** Hubs that the search came to and did not walk through. */
  hubsAvoided: number;
  /** The search ended early: there may be more paths than these, as short as the last one or longer. */
  isCutShort: boolean;
  /** Only if no path was found: with which of these alone, or with all of them, there would be one. */
  wouldHelp: ('likely' | 'past' | 'hubs' | 'all')[];
  /** False: others may help as well, but to find that out would have taken too long. */
  isHelpKnown: boolean;
};

/** A part of a whole, as far as it is known: at least, at most, in per cent. */
export type Interval = { min: number; max: number };

export type OwnershipQuestion = Pick<RelationFilter, 'on' | 'withLikely' | 'longAgo'> & {
  company: NodeKey;
  /** Rows that give way to others where all together tell of more than there is. */
  outdated?: readonly Pick<Relation, 'origin' | 'row'>[] | undefined;
};

/** Why somebody controls: by what they are themselves, at every step of the chain that is told, or with others they control. */
export type ControlReason = 'itself' | 'chain' | 'together';

export type Holding = {
  key: NodeKey;
  /** Held without anybody between; undefined if there is none. */
  direct: Interval | undefined;
  /** All that is held, through whomever. */
  share: Interval;
  /** On some chain every step is said to be a share. Otherwise there is a parent on the way, whose share nobody tells. */
  isShare: boolean;
  /** More than half counts as all, down the chain; so does being consolidated. */
  isControlling: boolean;
  controlReason: ControlReason | undefined;
  /** Steps of the shortest chain. */
  steps: number;
  /** The chain that carries most, from the owner to what is owned. */
  chain: NodeKey[];
  /** Nothing is held but through that chain. */
  isOnlyChain: boolean;
};

/** A stake in a company whose stakes come to more than all: newer ones outweigh it, or nothing tells which are right. */
export type Contradiction = { owner: NodeKey; company: NodeKey; isOutdated: boolean };

export type OwnershipAnswer = {
  /** Who holds the company, directly or not, the largest lower bound first. */
  owners: Holding[];
  /** What the company holds. */
  holdings: Holding[];
  /** Who controls it without being controlled by anybody known. Empty if somebody who was left out may be above. */
  ultimateParents: NodeKey[];
  /** Of the company itself: what the known owners do not hold. */
  unknown: Interval;
  /** All relations that lie on the chains. */
  relations: Relation[];
  contradictions: Contradiction[];
  /** Owners or holdings beyond what one answer looks at. */
  isMore: boolean;
  likelyLeftOut: number;
  /** There is a loop: somebody holds, through others, part of itself. */
  hasLoop: boolean;
};

export type CoOfficersQuestion = RelationFilter & {
  person: NodeKey;
  limit: number;
  /** For so many companies of each the relations are given. */
  described: number;
};
/** Those who sit in the same companies, most companies first. */
export type CoOfficer = {
  key: NodeKey;
  /** Those that are certain first, then by key. */
  companies: NodeKey[];
  /** How many of them, at the end, are shared only if somebody who is likely the person is. */
  likelyCount: number;
  /** What both are in the first of these companies. */
  relations: Relation[];
};
