import { type Checkpoint, checkpointOf, type Stoppable, Stopped } from '@firmament/memory/checkpoint';
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
export const findPaths = (graph: Graph, question: PathQuestion, options?: Stoppable): Paths => {
  const checkpoint = checkpointOf(options);
  const found = searchPaths(graph, question, checkpoint);
  const help =
    found.paths.length > 0
      ? { wouldHelp: [], isHelpKnown: true }
      : helpFor(graph, question, found.hubsAvoided > 0, checkpoint);
  return { ...found, ...help };
};

/**
 * Once the shortest are known, further ones are worth some ten milliseconds, not seconds: a ball that grows beyond this
 * many nodes ends the search. Without hubs none comes near it.
 */
const MAX_FOR_MORE = 100_000;

type Found = Omit<Paths, 'wouldHelp' | 'isHelpKnown'>;

/** The best paths alone: fewest steps first, then the weightiest, then by keys. No node comes twice in one. */
const searchPaths = (graph: Graph, question: PathQuestion, checkpoint: Checkpoint): Found => {
  const { from, to, count } = question;
  if (from === to) return { paths: [{ nodes: [from], relations: [] }], hubsAvoided: 0, isCutShort: false };
  const search = meet(graph, question, checkpoint);
  const paths: Path[] = [];
  let isCutShort = false;
  if (search?.steps !== undefined) {
    search.crossing.limit = MAX_FOR_MORE;
    for (let steps = search.steps; !isCutShort && paths.length < count && steps <= maxStepsOf(question); steps++) {
      isCutShort = !addPaths(search, steps, count, paths);
    }
  }
  return { paths, hubsAvoided: search?.crossing.hubs.size ?? 0, isCutShort };
};

/** Adds those of so many steps. False if it ended before it had all that were wanted: what was found is right all the same. */
const addPaths = (search: PathSearch, steps: number, count: number, paths: Path[]): boolean => {
  const { walk, checkpoint } = search.crossing;
  try {
    while (canGrow(search, steps)) if (smallerOf(search).grow(search.crossing) === 'too large') return false;
    const best = bestPaths(stretchOf(search, steps), steps, count - paths.length, checkpoint);
    for (const nodes of best.paths) paths.push(pathOf(walk, nodes));
    return best.isAll;
  } catch (error) {
    if (!(error instanceof Stopped) || paths.length === 0) throw error;
    return false;
  }
};

/** How far apart two are; undefined if there is no path. */
export const stepsBetween = (
  graph: Graph,
  question: PathQuestion,
  checkpoint: Checkpoint = checkpointOf(undefined),
): number | undefined =>
  question.from === question.to ? 0 : meet(graph, question, checkpoint, { isOnlyCounting: true })?.steps;

/** One per end and thread: a question never yields, so two never share them. */
const metNear = new Numbering();
const metFar = new Numbering();

type Extent = {
  /** Nodes that a ball may have. */
  limit?: number;
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
  const maxSteps = maxStepsOf(question);
  const search: PathSearch = {
    crossing: { walk: new Walk(graph, question), from, to, walkHubs, hubs: new Set(), limit, maxSteps, checkpoint },
    near: new Ball(metNear, from, to),
    far: new Ball(metFar, to, from),
    steps: undefined,
    hasGivenUp: false,
  };
  const { crossing, near, far } = search;
  let full: Ball | undefined;
  while (search.steps === undefined && canGrow(search, maxSteps)) {
    const few = full === undefined ? smallerOf(search) : otherOf(search, full);
    const grown = few.grow(crossing, isOnlyCounting ? otherOf(search, few) : undefined);
    if (grown === 'too large') {
      // One end may stand in the middle of a crowd and the other in a corner from which there are few ways.
      search.hasGivenUp = full !== undefined;
      if (search.hasGivenUp) break;
      full = few;
    } else if (grown === 'met') search.steps = near.radius + far.radius + 1;
    else if (!isOnlyCounting && haveMet(search)) search.steps = near.radius + far.radius;
  }
  return search;
};

const maxStepsOf = ({ maxSteps }: PathQuestion): number => Math.min(maxSteps, MAX_STEPS);

/** Whether paths of this many steps may lead through nodes that neither ball has. A ball without an edge has all. */
const canGrow = ({ near, far }: PathSearch, steps: number): boolean =>
  near.radius + far.radius < steps && near.edge > 0 && far.edge > 0;

const smallerOf = ({ near, far }: PathSearch): Ball => (near.edge <= far.edge ? near : far);
const otherOf = ({ near, far }: PathSearch, ball: Ball): Ball => (ball === near ? far : near);

/** Balls that grow a step at a time meet where both are outermost, so the shorter of these lists is enough to look at. */
const haveMet = (search: PathSearch): boolean => {
  const { crossing } = search;
  const few = smallerOf(search);
  const many = otherOf(search, few);
  return few.outermost().some((node) => many.stepsTo(node) !== undefined && enter(crossing, node));
};

/** A hint is worth some milliseconds, not more: where both ends have more nodes around them, nobody knows what would help. */
const MAX_TRIED = 20_000;

type Help = Pick<Paths, 'wouldHelp' | 'isHelpKnown'>;

/** With what alone there would be a path; with everything together only if nothing alone is known to help. */
const helpFor = (graph: Graph, question: PathQuestion, hasMetHubs: boolean, checkpoint: Checkpoint): Help => {
  const help: Help = { wouldHelp: [], isHelpKnown: true };
  const look = (name: Paths['wouldHelp'][number], change: Partial<PathQuestion>): void => {
    const is = isTherePath(graph, { ...question, ...change }, checkpoint);
    if (is === undefined) help.isHelpKnown = false;
    else if (is) help.wouldHelp.push(name);
  };
  const likely = { withLikely: true };
  const past = { onlyCurrent: false };
  const hubs = { walkHubs: true };
  if (!question.withLikely) look('likely', likely);
  if (question.onlyCurrent) look('past', past);
  // Whoever met none has been everywhere.
  if (!question.walkHubs && hasMetHubs) look('hubs', hubs);
  const open = [!question.withLikely, question.onlyCurrent, !question.walkHubs].filter(Boolean).length;
  if (help.wouldHelp.length === 0 && open > 1) look('all', { ...likely, ...past, ...hubs });
  return help;
};

/** Undefined if that would take too long to find out. */
const isTherePath = (graph: Graph, question: PathQuestion, checkpoint: Checkpoint): boolean | undefined => {
  try {
    const search = meet(graph, question, checkpoint, { limit: MAX_TRIED, isOnlyCounting: true });
    if (search?.steps !== undefined) return true;
    return search?.hasGivenUp === true ? undefined : false;
  } catch (error) {
    // That there is no path as asked is known all the same.
    if (error instanceof Stopped) return undefined;
    throw error;
  }
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
