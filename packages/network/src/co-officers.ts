import { checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import type { CoOfficer, CoOfficersQuestion } from './answers.ts';
import { type Graph, NONE, nodeOf, originOf } from './graph.ts';
import { kindOfNode, NO_DAY, type NodeKey, type Relation, UNKNOWN_DAY } from './relation.ts';
import { compareRelations, Walk } from './walk.ts';

/**
 * Persons who are or were in the same companies at the same time, as far as is known. With likely links, whoever is
 * likely the person counts as the person. Hubs are left out: having one in common says nothing.
 */
export const findCoOfficers = (graph: Graph, question: CoOfficersQuestion, options?: Stoppable): CoOfficer[] => {
  const checkpoint = checkpointOf(options);
  const walk = new Walk(graph, question);
  const selves = selvesOf(walk, question.person);
  const sharedBy = new Map<NodeKey, Shared>();
  for (const [company, terms] of companiesBy(walk, selves)) {
    checkpoint();
    if (!walk.visitUnlessHub(company)) continue;
    for (let i = 0; i < walk.count; i++) {
      const other = walk.others[i] as number;
      if (selves.has(other) || kindOfNode(walk.key(other)) !== 'person') continue;
      const theirs = walk.relation(walk.relations[i] as number);
      const mine = theirs.subject === walk.key(other) ? terms.filter((one) => areTogether(one, theirs)) : [];
      if (mine.length === 0) continue;
      const shared = sharedBy.get(theirs.subject) ?? new Map();
      const relations = shared.get(theirs.object) ?? new Set();
      sharedBy.set(theirs.subject, shared.set(theirs.object, relations.add(theirs)));
      for (const one of mine) relations.add(one);
    }
  }
  return [...sharedBy]
    .sort(([a, one], [b, other]) => other.size - one.size || a - b)
    .slice(0, question.limit)
    .map(([key, shared]) => present(key, shared, question));
};

/** By company what both are there. */
type Shared = Map<NodeKey, Set<Relation>>;

const present = (key: NodeKey, shared: Shared, { person, described }: CoOfficersQuestion): CoOfficer => {
  const isCertain = ([, relations]: [NodeKey, Set<Relation>]) =>
    [...relations].some(({ subject }) => subject === person);
  const inOrder = [...shared].sort(([a], [b]) => a - b);
  const certain = inOrder.filter(isCertain);
  const likely = inOrder.filter((one) => !isCertain(one));
  const companies = [...certain, ...likely];
  return {
    key,
    companies: companies.map(([company]) => company),
    likelyCount: likely.length,
    relations: companies.slice(0, described).flatMap(([, relations]) => [...relations].sort(compareRelations)),
  };
};

/** The person, and with likely ones whoever is linked with them, directly or not. */
const selvesOf = (walk: Walk, person: NodeKey): Set<number> => {
  const first = nodeOf(walk.graph, person);
  const selves = new Set(first === NONE ? [] : [first]);
  for (const node of selves) {
    walk.visit(node);
    for (let i = 0; i < walk.count; i++) {
      if (originOf(walk.traits(walk.relations[i] as number)) === 'link') selves.add(walk.others[i] as number);
    }
  }
  return selves;
};

const companiesBy = (walk: Walk, selves: Iterable<number>): Map<number, Relation[]> => {
  const companies = new Map<number, Relation[]>();
  for (const node of selves) {
    walk.visit(node, 'out');
    for (let i = 0; i < walk.count; i++) {
      const company = walk.others[i] as number;
      const relation = walk.relation(walk.relations[i] as number);
      if (relation.origin === 'link') continue;
      companies.set(company, [...(companies.get(company) ?? []), relation]);
    }
  }
  return companies;
};

/** Unless their terms are known to be apart. */
const areTogether = (a: Relation, b: Relation): boolean => a.start <= lastDay(b) && b.start <= lastDay(a);

const lastDay = ({ end }: Relation): number => (end === NO_DAY || end === UNKNOWN_DAY ? Number.POSITIVE_INFINITY : end);
