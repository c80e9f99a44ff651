import { type Checkpoint, checkpointOf } from '@firmament/search/checkpoint';
import type { SearchOptions } from '@firmament/search/schema';
import type { Path, PathQuestion, Paths } from './answers.ts';
import { type Graph, NONE, nodeOf } from './graph.ts';
import { Numbering } from './memory/numbering.ts';
import { Ball, enter, type PathSearch } from './paths/ball.ts';
import { bestPaths } from './paths/path-order.ts';
import { stretchOf } from './paths/stretch.ts';
import type { Relation } from './relation.ts';
import { compareRelations, Walk } from './walk.ts';

/** Longer ones say nothing, and would be found between almost any two. */
const MAX_STEPS = 8;

/** The best paths between two nodes, or what would help to find one. */
export const findPaths = (graph: Graph, question: PathQuestion, options?: SearchOptions): Paths => {
  const checkpoint = checkpointOf(options);
  const found = searchPaths(graph, question, checkpoint);
  return { ...found, wouldHelp: found.paths.length > 0 ? [] : helpFor(graph, question, checkpoint) };
};

/** The best paths alone: fewest steps first, then the weightiest, then by keys. No node comes twice in one. */
const searchPaths = (graph: Graph, question: PathQuestion, checkpoint: Checkpoint): Omit<Paths, 'wouldHelp'> => {
  const { from, to, count } = question;
  if (from === to) return { paths: [{ nodes: [from], relations: [] }], hubsAvoided: 0 };
  const search = meet(graph, question, checkpoint);
  if (search?.steps === undefined) return { paths: [], hubsAvoided: search?.crossing.hubs.size ?? 0 };
  const paths: Path[] = [];
  for (let steps = search.steps; paths.length < count && steps <= maxStepsOf(question); steps++) {
    while (canGrow(search, steps)) smallerOf(search).grow(search.crossing);
    const stretch = stretchOf(search, steps);
    for (const nodes of bestPaths(stretch, steps, count - paths.length, checkpoint)) {
      paths.push(pathOf(search.crossing.walk, nodes));
    }
  }
  return { paths, hubsAvoided: search.crossing.hubs.size };
};

/** How far apart two are; undefined if there is no path, or none through so many nodes. */
export const stepsBetween = (
  graph: Graph,
  question: PathQuestion,
  checkpoint: Checkpoint = checkpointOf(undefined),
  limit?: number,
): number | undefined =>
  question.from === question.to ? 0 : meet(graph, question, checkpoint, { limit, isOnlyCounting: true })?.steps;

/** One per end and thread: a question never yields, so two never share them. */
const metNear = new Numbering();
const metFar = new Numbering();

type Extent = {
  /** Nodes that a ball may have. */
  limit?: number | undefined;
  /** Whether it is enough to know how far apart they are; otherwise both balls hold all nodes within their radius. */
  isOnlyCounting?: boolean;
};

const meet = (
  graph: Graph,
  question: PathQuestion,
  checkpoint: Checkpoint,
  { limit = Number.POSITIVE_INFINITY, isOnlyCounting = false }: Extent = {},
): PathSearch | undefined => {
  const [from, to] = [nodeOf(graph, question.from), nodeOf(graph, question.to)];
  if (from === NONE || to === NONE) return undefined;
  const { walkHubs } = question;
  const search: PathSearch = {
    crossing: { walk: new Walk(graph, question), from, to, walkHubs, hubs: new Set(), limit, checkpoint },
    ...{ near: new Ball(metNear, from, to), far: new Ball(metFar, to, from), steps: undefined },
  };
  const { crossing, near, far } = search;
  while (search.steps === undefined && canGrow(search, maxStepsOf(question))) {
    const [few, many] = near.edge <= far.edge ? [near, far] : [far, near];
    const grown = few.grow(crossing, isOnlyCounting ? many : undefined);
    if (grown === 'too large') break;
    if (grown === 'met') search.steps = near.radius + far.radius + 1;
    else if (!isOnlyCounting && haveMet(search)) search.steps = near.radius + far.radius;
  }
  return search;
};

const maxStepsOf = ({ maxSteps }: PathQuestion): number => Math.min(maxSteps, MAX_STEPS);

/** Whether paths of this many steps may lead through nodes that neither ball has. A ball without an edge has all. */
const canGrow = ({ near, far }: PathSearch, steps: number): boolean =>
  near.radius + far.radius < steps && near.edge > 0 && far.edge > 0;

const smallerOf = ({ near, far }: PathSearch): Ball => (near.edge <= far.edge ? near : far);

/** Balls that grow a step at a time meet where both are outermost, so the shorter of these lists is enough to look at. */
const haveMet = (search: PathSearch): boolean => {
  const { crossing, near, far } = search;
  const few = smallerOf(search);
  const many = few === near ? far : near;
  return few.outermost().some((node) => many.stepsTo(node) !== undefined && enter(crossing, node));
};

/** A hint is worth some milliseconds, not more: what leads through this many nodes is not said to help. */
const MAX_TRIED = 20_000;

/** With what alone there would be a path; with everything together only if nothing alone helps. */
const helpFor = (graph: Graph, question: PathQuestion, checkpoint: Checkpoint): Paths['wouldHelp'] => {
  const likely = { withLikely: true };
  const past = { onlyCurrent: false };
  const hubs = { walkHubs: true };
  const helps = (change: Partial<PathQuestion>): boolean => {
    const changed = { ...question, ...change };
    const isOther = Object.keys(change).some((key) => changed[key as 'on'] !== question[key as 'on']);
    return isOther && stepsBetween(graph, changed, checkpoint, MAX_TRIED) !== undefined;
  };
  const alone = (Object.entries({ likely, past, hubs }) as [Paths['wouldHelp'][number], Partial<PathQuestion>][])
    .filter(([, change]) => helps(change))
    .map(([name]) => name);
  if (alone.length > 0) return alone;
  return helps({ ...likely, ...past, ...hubs }) ? ['all'] : [];
};

const pathOf = (walk: Walk, nodes: readonly number[]): Path => ({
  nodes: nodes.map((node) => walk.key(node)),
  relations: nodes.slice(1).map((node, i) => {
    walk.visit(nodes[i] as number);
    const between: { weight: number; relation: Relation }[] = [];
    for (let at = 0; at < walk.count; at++) {
      if (walk.others[at] !== node) continue;
      const relation = walk.relations[at] as number;
      between.push({ weight: walk.weight(relation), relation: walk.relation(relation) });
    }
    between.sort((a, b) => b.weight - a.weight || compareRelations(a.relation, b.relation));
    return between.map(({ relation }) => relation);
  }),
});
