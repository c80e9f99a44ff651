import { checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import { MAX_COUNTED, type Neighbourhood, type NeighbourhoodQuestion } from './answers.ts';
import { type Graph, NONE, nodeOf } from './graph.ts';
import { Numbering } from './memory/numbering.ts';
import { kindOfNode, type NodeKey } from './relation.ts';
import { compareRelations, HUB_NEIGHBOURS, Walk } from './walk.ts';

/** What lies around the starts: step by step, the weightiest first. */
export const findNeighbourhood = (
  graph: Graph,
  question: NeighbourhoodQuestion,
  options?: Stoppable,
): Neighbourhood => {
  const checkpoint = checkpointOf(options);
  const starts = [...new Set(question.starts)];
  const walk = new Walk(graph, question);
  const { found, total } = reach(walk, starts, question.depth, checkpoint);
  const shown = found.slice(0, Math.max(0, question.limit - starts.length));
  const leftOut = new Set<number>();
  walk.likelyLeftOut = leftOut;
  const answer: Neighbourhood = { nodes: [], relations: [], groups: [], total, likelyLeftOut: 0 };
  // Starts that are not in the graph have no number, but a place in the answer.
  const present = starts.map((key) => nodeOf(graph, key)).filter((node) => node !== NONE);
  isShown.clear();
  for (const node of [...present, ...shown.map(({ node }) => node)]) isShown.add(node);
  for (const key of starts) {
    const node = nodeOf(graph, key);
    if (node === NONE) answer.nodes.push({ key, steps: 0, neighbours: 0, isHub: false });
    else tellOf(walk, node, 0, answer);
  }
  for (const { node, steps } of shown) {
    checkpoint();
    tellOf(walk, node, steps, answer);
  }
  answer.relations.sort(compareRelations);
  return { ...answer, likelyLeftOut: leftOut.size };
};

/** Who lies around the starts and how far away, without what is told of them. */
export const findReached = (graph: Graph, question: Omit<NeighbourhoodQuestion, 'limit'>): readonly Found[] =>
  reach(new Walk(graph, question), question.starts, question.depth, checkpointOf(undefined)).found;

export type Found = { node: number; key: NodeKey; steps: number; weight: number };

/** One of each per thread: a question never yields. */
const met = new Numbering();
const isShown = new Numbering();
const others = new Numbering();

/** All nodes within so many steps but the starts, in order, and how many there are. */
const reach = (
  walk: Walk,
  starts: readonly NodeKey[],
  depth: number,
  checkpoint: () => void,
): { found: Found[]; total: Neighbourhood['total'] } => {
  met.clear();
  const found: Found[] = [];
  const total = { companies: 0, people: 0, isMore: false };
  let level: { node: number }[] = starts.map((key) => ({ node: nodeOf(walk.graph, key) }));
  level = level.filter(({ node }) => node !== NONE);
  for (const { node } of level) met.add(node);
  const before = met.size;
  for (let steps = 1; steps <= depth && level.length > 0 && !total.isMore; steps++) {
    const first = met.size;
    const next: Found[] = [];
    for (const { node } of level) {
      checkpoint();
      if (steps === 1) walk.visit(node);
      else if (!walk.visitUnlessHub(node)) continue;
      // In the order of the level, so what is left uncounted does not depend on how the graph came about.
      total.isMore = met.size - before >= MAX_COUNTED;
      if (total.isMore) break;
      for (let i = 0; i < walk.count; i++) {
        const other = walk.others[i] as number;
        const place = met.add(other) - first;
        if (place < 0) continue;
        const weight = walk.weight(walk.relations[i] as number);
        const known = next[place];
        if (known === undefined) next.push({ node: other, key: walk.key(other), steps, weight });
        else if (known.weight < weight) known.weight = weight;
      }
    }
    for (const { key } of next) total[kindOfNode(key) === 'person' ? 'people' : 'companies']++;
    next.sort((a, b) => b.weight - a.weight || a.key - b.key);
    for (const one of next) found.push(one);
    level = next;
  }
  return { found, total };
};

/** Adds a node to the answer, with its relations to others there; each relation once, where it begins. */
const tellOf = (walk: Walk, node: number, steps: number, answer: Neighbourhood): void => {
  const key = walk.key(node);
  let companies = 0;
  let people = 0;
  others.clear();
  walk.visit(node);
  for (let i = 0; i < walk.count; i++) {
    const other = walk.others[i] as number;
    const isNew = others.size === others.add(other);
    if (isShown.find(other) === -1) {
      if (!isNew) continue;
      if (kindOfNode(walk.key(other)) === 'person') people++;
      else companies++;
      continue;
    }
    const relation = walk.relations[i] as number;
    if (walk.beginsAt(relation, node)) answer.relations.push(walk.relation(relation));
  }
  answer.nodes.push({ key, steps, neighbours: others.size, isHub: others.size > HUB_NEIGHBOURS });
  if (companies > 0) answer.groups.push({ at: key, kind: 'company', count: companies });
  if (people > 0) answer.groups.push({ at: key, kind: 'person', count: people });
};
