import { MAX_PATHS, MAX_POINTS_DRAWN } from '@firmament/api-contract/calls/network';
import { findCoOfficers } from '@firmament/network/co-officers';
import type { Graph } from '@firmament/network/graph';
import { findNeighbourhood, findReached } from '@firmament/network/neighbourhood';
import { findOwnership } from '@firmament/network/ownership';
import { findPaths, stepsBetween } from '@firmament/network/paths';
import type { AnyAnswer } from './answer.ts';
import { FILTERS, MAX_STEPS, type Question } from './questions.ts';

/** The product's graph in this thread, asked as its server asks it. */

const CO_OFFICERS = { limit: 50, described: 5 };

type Extent = { nodes: number; paths: number };
/** As pages ask. */
const OF_A_PAGE: Extent = { nodes: MAX_POINTS_DRAWN, paths: MAX_PATHS };
const EVERYTHING: Extent = { nodes: Number.POSITIVE_INFINITY, paths: 1 };

export const askGraph = (graph: Graph, question: Question, { nodes, paths }: Extent = OF_A_PAGE) => {
  switch (question.kind) {
    case 'neighbourhood': {
      const { start, depth } = question;
      return findNeighbourhood(graph, { ...FILTERS.everything, starts: [start], depth, limit: nodes });
    }
    case 'path':
      return findPaths(graph, pathQuestion(question, paths));
    case 'ownership':
      return findOwnership(graph, { ...FILTERS.current, company: question.company });
    case 'co-officers':
      return findCoOfficers(graph, { ...FILTERS.everything, person: question.person, ...CO_OFFICERS });
  }
};

const pathQuestion = ({ from, to }: Extract<Question, { kind: 'path' }>, count: number) => ({
  ...FILTERS.current,
  from,
  to,
  count,
  maxSteps: MAX_STEPS,
  walkHubs: false,
});

/** As the others are asked: who is how far away, how far apart two are, without all that a page shows of it. */
export const askLikeOthers = (graph: Graph, question: Question) => {
  switch (question.kind) {
    case 'neighbourhood':
      return findReached(graph, { ...FILTERS.everything, starts: [question.start], depth: question.depth });
    case 'path':
      return stepsBetween(graph, pathQuestion(question, 1));
    default:
      return askGraph(graph, question);
  }
};

/** The answer in full, as others are asked for it; undefined where the product stops before the end. */
export const fullAnswer = (graph: Graph, question: Question): AnyAnswer | undefined => {
  const answer = askGraph(graph, question, EVERYTHING);
  if (question.kind === 'co-officers' || Array.isArray(answer)) return undefined;
  if ('nodes' in answer) {
    if (answer.total.isMore) return undefined;
    const reached = answer.nodes.filter(({ key }) => question.kind === 'neighbourhood' && key !== question.start);
    return { kind: 'neighbourhood', steps: new Map(reached.map(({ key, steps }) => [key, steps])) };
  }
  if ('paths' in answer) {
    const shortest = answer.paths[0];
    return { kind: 'path', steps: shortest && shortest.nodes.length - 1 };
  }
  if (answer.isMore) return undefined;
  return {
    kind: 'ownership',
    owners: new Map(answer.owners.map(({ key, share }) => [key, share])),
    holdings: new Map(answer.holdings.map(({ key, share }) => [key, share])),
  };
};
