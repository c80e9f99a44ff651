import { checkpointOf } from '@firmament/search/checkpoint';
import type { SearchOptions } from '@firmament/search/schema';
import type { CoOfficer, CoOfficersQuestion } from './answers.ts';
import { type Graph, NONE, nodeOf, originOf } from './graph.ts';
import { kindOfNode, NO_DAY, type NodeKey, type Relation, UNKNOWN_DAY } from './relation.ts';
import { Walk } from './walk.ts';

/**
 * Persons who are or were in the same companies at the same time, as far as is known. With likely links, whoever is
 * likely the person counts as the person. Hubs are left out: having one in common says nothing.
 */
export const findCoOfficers = (graph: Graph, question: CoOfficersQuestion, options?: SearchOptions): CoOfficer[] => {
  const checkpoint = checkpointOf(options);
  const walk = new Walk(graph, question);
  const selves = selvesOf(walk, question.person);
  const companiesOf = new Map<NodeKey, Set<NodeKey>>();
  for (const [company, terms] of companiesBy(walk, selves)) {
    checkpoint();
    if (!walk.visitUnlessHub(company)) continue;
    for (let i = 0; i < walk.count; i++) {
      const other = walk.others[i] as number;
      if (selves.has(other) || kindOfNode(walk.key(other)) !== 'person') continue;
      const theirs = walk.relation(walk.relations[i] as number);
      if (theirs.subject !== walk.key(other) || !terms.some((mine) => areTogether(mine, theirs))) continue;
      const companies = companiesOf.get(theirs.subject) ?? new Set();
      companiesOf.set(theirs.subject, companies.add(walk.key(company)));
    }
  }
  return [...companiesOf]
    .map(([key, companies]) => ({ key, companies: [...companies].sort((a, b) => a - b) }))
    .sort((a, b) => b.companies.length - a.companies.length || a.key - b.key)
    .slice(0, question.limit);
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
