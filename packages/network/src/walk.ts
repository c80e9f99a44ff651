import {
  endOf,
  findKey,
  type Graph,
  type GraphPart,
  isGone,
  isLikely,
  isUltimate,
  keyOf,
  NONE,
  nodeOf,
  nodesIn,
  originOf,
  relationAt,
  relationsAt,
  relationsIn,
  shareOf,
  startOf,
  WORDS,
} from './graph.ts';
import { Numbering } from './memory/numbering.ts';
import {
  ALL_KINDS,
  type DayNumber,
  LAST_DAY,
  NO_DAY,
  type NodeKey,
  type Relation,
  type RelationFilter,
} from './relation.ts';
import { weightOf } from './weight.ts';

/** A node with more others than this is a service provider or the like: walking through it joins what has nothing in common. */
export const HUB_NEIGHBOURS = 100;

type Verdict = 'counts' | 'is only likely' | 'does not count';

/** Whether a relation counts, by its traits and days. */
export const verdictOn = (filter: RelationFilter, traits: number, days: number): Verdict => {
  const origin = originOf(traits);
  if (origin === 'link') return filter.withLikely ? 'counts' : 'is only likely';
  if ((traits & filter.kinds) === 0 || startOf(days) > filter.on) return 'does not count';
  if (isUltimate(traits) && !filter.withUltimate) return 'does not count';
  // An unknown share is larger than any.
  if (shareOf(traits) < filter.minShare * 100) return 'does not count';
  const end = endOf(days);
  if (end !== NO_DAY) {
    if (filter.onlyCurrent && end <= filter.on) return 'does not count';
    if (origin === 'mandate' && end < filter.longAgo) return 'does not count';
  }
  return isLikely(traits) && !filter.withLikely ? 'is only likely' : 'counts';
};

/** Of all that is in a graph, whatever its grade, share and time. */
const EVERYTHING: RelationFilter = {
  kinds: ALL_KINDS,
  minShare: 0,
  on: LAST_DAY,
  onlyCurrent: false,
  withLikely: true,
  longAgo: NO_DAY,
  withUltimate: true,
};

export type Direction = 'out' | 'in' | 'both';

/** One question about somebody with very many relations must not take the memory for ever. */
const MOST_ROOM = 1 << 14;

/** Room for one visit. One per thread: what was visited is read before the next visit, whoever makes it. */
const room = { relations: new Uint32Array(256), others: new Uint32Array(256) };

/** Reads the relations of one node after the other, as far as they count. Relations of a node with itself are left out. */
export class Walk {
  /** Of the last visit: how many relations, which, and the node at the other end of each. */
  count = 0;
  relations = room.relations;
  others = room.others;
  /** Relations met that would count if likely ones did; noted once a question asks for them. */
  likelyLeftOut: Set<number> | undefined;
  readonly graph: Graph;
  readonly filter: RelationFilter;
  readonly #baseNodes: number;
  readonly #baseRelations: number;
  #isWary = false;

  constructor(graph: Graph, filter: RelationFilter) {
    this.graph = graph;
    this.filter = filter;
    this.#baseNodes = nodesIn(graph.base);
    this.#baseRelations = relationsIn(graph.base);
  }

  /** Visits a node unless it is a hub. To find that out takes a look at its first relations, not at all the thousands. */
  visitUnlessHub(node: number): boolean {
    if (this.#countAll(node) <= HUB_NEIGHBOURS) {
      this.visit(node);
      return true;
    }
    mates.clear();
    this.#isWary = true;
    this.visit(node);
    this.#isWary = false;
    return mates.size <= HUB_NEIGHBOURS;
  }

  visit(node: number, direction: Direction = 'both'): void {
    this.count = 0;
    const { base, gone, overlay } = this.graph;
    if (node < this.#baseNodes) this.#read(base, node, direction, node, gone);
    const later = this.#placeInOverlay(node);
    if (overlay && later !== NONE) this.#read(overlay.part, later, direction, node, undefined);
  }

  #placeInOverlay(node: number): number {
    const { base, overlay } = this.graph;
    if (overlay === undefined) return NONE;
    return node < this.#baseNodes ? findKey(overlay.part.keys, base.keys[node] as number) : node - this.#baseNodes;
  }

  /** How many relations a node has, whether they count or not. */
  #countAll(node: number): number {
    const { base, overlay } = this.graph;
    const later = this.#placeInOverlay(node);
    const inOverlay = overlay && later !== NONE ? relationsAt(overlay.part, later) : 0;
    return inOverlay + (node < this.#baseNodes ? relationsAt(base, node) : 0);
  }

  #read(part: GraphPart, at: number, direction: Direction, node: number, gone: Uint32Array | undefined): void {
    const { outStarts, words, inStarts, incoming, subjects } = part;
    if (direction !== 'in') {
      const end = outStarts[at + 1] as number;
      for (let relation = outStarts[at] as number; relation < end; relation++) {
        if (!isGone(gone, relation)) this.#judge(part, relation, node, words[relation * WORDS] as number);
        if (this.#isWary && mates.size > HUB_NEIGHBOURS) return;
      }
    }
    if (direction === 'out') return;
    const end = inStarts[at + 1] as number;
    for (let i = inStarts[at] as number; i < end; i++) {
      const relation = incoming[i] as number;
      if (!isGone(gone, relation)) this.#judge(part, relation, node, subjects[i] as number);
      if (this.#isWary && mates.size > HUB_NEIGHBOURS) return;
    }
  }

  /** `other` is a number in the part. */
  #judge(part: GraphPart, relation: number, node: number, other: number): void {
    const { words } = part;
    const verdict = verdictOn(
      this.filter,
      words[relation * WORDS + 1] as number,
      words[relation * WORDS + 2] as number,
    );
    if (verdict === 'does not count') return;
    const isInBase = part === this.graph.base;
    const number = isInBase ? relation : relation + this.#baseRelations;
    if (verdict === 'is only likely') {
      this.likelyLeftOut?.add(number);
      return;
    }
    const found = isInBase ? other : this.#numberOf(other);
    if (found === node) return;
    if (this.count === this.relations.length) this.#grow();
    this.relations[this.count] = number;
    this.others[this.count] = found;
    this.count++;
    if (this.#isWary) mates.add(found);
  }

  #numberOf(later: number): number {
    const inBase = this.graph.overlay?.baseNodes[later] as number;
    return inBase === NONE ? this.#baseNodes + later : inBase;
  }

  #grow(): void {
    const { relations, others } = this;
    this.relations = new Uint32Array(relations.length * 2);
    this.relations.set(relations);
    this.others = new Uint32Array(others.length * 2);
    this.others.set(others);
    if (this.relations.length > MOST_ROOM) return;
    room.relations = this.relations;
    room.others = this.others;
  }

  weight(relation: number): number {
    return weightOf(this.traits(relation), this.#word(relation, 2), this.filter.on);
  }

  traits(relation: number): number {
    return this.#word(relation, 1);
  }

  /** The day on which it began, or `NO_DAY`. */
  start(relation: number): DayNumber {
    return startOf(this.#word(relation, 2));
  }

  #word(relation: number, which: number): number {
    const isLater = relation >= this.#baseRelations;
    const words = isLater ? (this.graph.overlay?.part.words as Uint32Array) : this.graph.base.words;
    return words[(isLater ? relation - this.#baseRelations : relation) * WORDS + which] as number;
  }

  key(node: number): NodeKey {
    return keyOf(this.graph, node);
  }

  relation(relation: number): Relation {
    return relationAt(this.graph, relation);
  }

  /** Whether a node is the subject of a relation. */
  beginsAt(relation: number, node: number): boolean {
    const { outStarts } = this.graph.base;
    return relation < this.#baseRelations
      ? node < this.#baseNodes && relation >= (outStarts[node] as number) && relation < (outStarts[node + 1] as number)
      : this.relation(relation).subject === this.key(node);
  }
}

/** The others of a node that may be a hub. One per thread: a question never yields, so two never share it. */
const mates = new Numbering();

/** A fixed order of relations, whatever the order in which they came: by ends, then by where they come from. */
export const compareRelations = (a: Relation, b: Relation): number =>
  a.subject - b.subject ||
  a.object - b.object ||
  compareTexts(a.origin, b.origin) ||
  a.row - b.row ||
  a.kinds - b.kinds ||
  a.start - b.start ||
  a.end - b.end ||
  (Number.isNaN(a.share) ? -1 : a.share) - (Number.isNaN(b.share) ? -1 : b.share) ||
  Number(a.isLikely) - Number(b.isLikely);

const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Everything known about a node, for checks. */
export const relationsOf = (graph: Graph, key: NodeKey): Relation[] => {
  const walk = new Walk(graph, EVERYTHING);
  const node = nodeOf(graph, key);
  if (node === NONE) return [];
  walk.visit(node);
  return Array.from(walk.relations.subarray(0, walk.count), (relation) => walk.relation(relation)).sort(
    compareRelations,
  );
};
