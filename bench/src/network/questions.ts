import { addMonths } from '@firmament/calendar/day';
import { Random } from '@firmament/demo-world/random';
import { type Graph, NONE, nodeOf } from '@firmament/network/graph';
import {
  ALL_KINDS,
  dayNumber,
  kindOfNode,
  maskOf,
  type NodeKey,
  type Relation,
  type RelationFilter,
} from '@firmament/network/relation';
import { HUB_NEIGHBOURS, Walk } from '@firmament/network/walk';
import { LAST_DAY, WORLD_DAY } from './world.ts';

/** What is asked of every engine. Starts and ends are no hubs, unless the question is about one. */

export type Question =
  | { kind: 'neighbourhood'; start: NodeKey; depth: number }
  /** `steps`, if it was drawn because the two are so far apart. */
  | { kind: 'path'; from: NodeKey; to: NodeKey; steps?: number }
  | { kind: 'ownership'; company: NodeKey }
  | { kind: 'co-officers'; person: NodeKey };

export type QuestionKind = { name: string; questions: Question[] };

/** The product's defaults: paths lead through what is current, surroundings show what is over as well. */
const FILTER: RelationFilter = {
  kinds: ALL_KINDS,
  minShare: 0,
  on: LAST_DAY,
  onlyCurrent: false,
  withLikely: false,
  longAgo: dayNumber(addMonths(WORLD_DAY, -60)),
};
export const FILTERS = { everything: FILTER, current: { ...FILTER, onlyCurrent: true } };

export const MAX_STEPS = 8;

const QUESTIONS = 101;
const PER_KIND = 210;
/** Keeps the search for distant pairs short. */
const MAX_MET = 20_000;

/** Keeps some relations of a stream, each with the same chance, so that much related nodes are asked about more often. */
export class Sample {
  readonly kept: Relation[] = [];
  readonly #random: Random;
  readonly #size: number;
  #seen = 0;

  constructor(seed: number, size: number) {
    this.#random = new Random(seed, QUESTIONS, 0);
    this.#size = size;
  }

  take(relation: Relation): void {
    const place = this.#seen++ < this.#size ? this.kept.length : this.#random.below(this.#seen);
    if (place < this.#size) this.kept[place] = relation;
  }
}

const OWNERSHIP = maskOf(['shareholder', 'partner', 'parent']);

export const drawQuestions = (graph: Graph, seed: number, sample: readonly Relation[]): QuestionKind[] => {
  const random = new Random(seed, QUESTIONS, 1);
  const everything = new Walk(graph, FILTERS.everything);
  const current = new Walk(graph, FILTERS.current);
  const ends = sample.map((relation) => (random.chance(0.5) ? relation.subject : relation.object));
  const plain = ends.filter((key) => !isHub(everything, nodeOf(graph, key)));
  const walked = plain.filter((key) => !isHub(current, nodeOf(graph, key)));
  const around = (starts: readonly NodeKey[], depth: number): Question[] =>
    starts.slice(0, PER_KIND).map((start) => ({ kind: 'neighbourhood', start, depth }));
  const hubs = [...new Set(ends.filter((key) => isHub(everything, nodeOf(graph, key))))];
  const pairs = walked.slice(0, PER_KIND).map((from): Question => ({ kind: 'path', from, to: random.pick(walked) }));
  const apart = pairsApart(current, walked, random);
  const held = sample.filter(({ kinds, object }) => (kinds & OWNERSHIP) !== 0 && kindOfNode(object) === 'company');
  const owned = held.map((relation) =>
    kindOfNode(relation.subject) === 'person' ? relation.object : random.pick([relation.subject, relation.object]),
  );
  const inGroups = held.filter(({ origin }) => origin === 'tie').map(({ object }) => object);
  const officers = plain.filter((key) => kindOfNode(key) === 'person');
  const ownership = (companies: readonly NodeKey[]): Question[] =>
    companies.slice(0, PER_KIND).map((company) => ({ kind: 'ownership', company }));
  const kinds: QuestionKind[] = [
    ...[1, 2, 3].map((depth) => ({ name: `neighbourhood, depth ${depth}`, questions: around(plain, depth) })),
    { name: 'neighbourhood of a hub', questions: around(hubs, 1) },
    { name: 'path, any two', questions: pairs },
    { name: 'path, 2 and 3 steps', questions: apart.filter(({ steps }) => steps <= 3) },
    { name: 'path, 4 and 5 steps', questions: apart.filter(({ steps }) => steps === 4 || steps === 5) },
    { name: 'path, 6 to 8 steps', questions: apart.filter(({ steps }) => steps >= 6) },
    { name: 'ownership, anybody', questions: ownership(owned) },
    { name: 'ownership in a group', questions: ownership(inGroups) },
    { name: 'co-officers', questions: officers.slice(0, PER_KIND).map((person) => ({ kind: 'co-officers', person })) },
  ];
  return kinds.filter(({ questions }) => questions.length > 0);
};

/** Counted here, not by the code that is measured. */
const isHub = (walk: Walk, node: number): boolean => {
  walk.visit(node);
  return new Set(walk.others.subarray(0, walk.count)).size > HUB_NEIGHBOURS;
};

type Pair = Extract<Question, { kind: 'path' }> & { steps: number };

/** Pairs that are 2 to 8 steps apart, equally many of each distance if there are enough. */
const pairsApart = (walk: Walk, starts: readonly NodeKey[], random: Random): Pair[] => {
  const each = PER_KIND / 3;
  const found: Pair[] = [];
  const left = new Map(Array.from({ length: MAX_STEPS - 1 }, (_, i) => [i + 2, each]));
  for (const from of starts) {
    const levels = levelsAround(walk, from);
    for (const [steps, wanted] of left) {
      const level = levels[steps] ?? [];
      if (wanted === 0 || level.length === 0) continue;
      found.push({ kind: 'path', from, to: walk.key(random.pick(level)), steps });
      left.set(steps, wanted - 1);
    }
    if ([...left.values()].every((wanted) => wanted === 0)) break;
  }
  return found;
};

/** Nodes by their distance from a start, found in the plainest way; hubs are left out. */
const levelsAround = (walk: Walk, start: NodeKey): number[][] => {
  const first = nodeOf(walk.graph, start);
  if (first === NONE) return [];
  const met = new Set([first]);
  const levels = [[first]];
  for (let steps = 1; steps <= MAX_STEPS && met.size < MAX_MET; steps++) {
    const level: number[] = [];
    for (const node of levels[steps - 1] ?? []) {
      walk.visit(node);
      for (const other of walk.others.slice(0, walk.count)) {
        if (met.has(other)) continue;
        met.add(other);
        level.push(other);
      }
    }
    levels.push(level.filter((node) => !isHub(walk, node)));
  }
  return levels;
};
