import type { CoOfficer, CoOfficersQuestion, Neighbourhood, NeighbourhoodQuestion, PathQuestion } from '../answers.ts';
import { daysOf, traitsOf } from '../graph.ts';
import { kindOfNode, type NodeKey, type Relation, type RelationFilter } from '../relation.ts';
import { compareRelations, HUB_NEIGHBOURS } from '../walk.ts';
import { weightOf } from '../weight.ts';

/** The rules of the network in plain loops over all relations; tests compare the graph with it. */

const fits = (relation: Relation, filter: RelationFilter): boolean => {
  const { origin, kinds, share, start, end } = relation;
  if (origin === 'link') return true;
  const hasEnded = end !== 0 && end <= filter.on;
  const wasLongAgo = origin === 'mandate' && end !== 0 && end < filter.longAgo;
  const isSmall = !Number.isNaN(share) && share < filter.minShare;
  return (
    (kinds & filter.kinds) !== 0 &&
    (!relation.isUltimate || filter.withUltimate === true) &&
    start <= filter.on &&
    !(filter.onlyCurrent && hasEnded) &&
    !wasLongAgo &&
    !isSmall
  );
};

export const counting = (relations: readonly Relation[], filter: RelationFilter): Relation[] =>
  relations.filter(
    (relation) =>
      relation.subject !== relation.object &&
      fits(relation, filter) &&
      (filter.withLikely || (relation.origin !== 'link' && !relation.isLikely)),
  );

export const leftOutAsLikely = (relations: readonly Relation[], filter: RelationFilter): Relation[] =>
  filter.withLikely
    ? []
    : relations.filter((relation) => fits(relation, filter) && (relation.origin === 'link' || relation.isLikely));

const weigh = (relation: Relation, filter: RelationFilter): number =>
  weightOf(traitsOf(relation), daysOf(relation), filter.on);

const otherEnd = ({ subject, object }: Relation, node: NodeKey): NodeKey => (subject === node ? object : subject);

/** Relations by the nodes at their ends. */
const byNode = (relations: readonly Relation[]): Map<NodeKey, Relation[]> => {
  const found = new Map<NodeKey, Relation[]>();
  for (const relation of relations) {
    for (const node of [relation.subject, relation.object]) {
      const list = found.get(node);
      if (list === undefined) found.set(node, [relation]);
      else list.push(relation);
    }
  }
  return found;
};

const neighboursIn = (at: Map<NodeKey, Relation[]>, node: NodeKey): NodeKey[] => [
  ...new Set((at.get(node) ?? []).map((relation) => otherEnd(relation, node))),
];

export const naiveNeighbourhood = (relations: readonly Relation[], question: NeighbourhoodQuestion): Neighbourhood => {
  const at = byNode(counting(relations, question));
  const isHub = (node: NodeKey): boolean => neighboursIn(at, node).length > HUB_NEIGHBOURS;
  const starts = [...new Set(question.starts)];
  const steps = new Map(starts.map((node) => [node, 0]));
  const weights = new Map<NodeKey, number>();
  for (let step = 1; step <= question.depth; step++) {
    for (const [node, before] of [...steps]) {
      if (before !== step - 1 || (before > 0 && isHub(node))) continue;
      for (const relation of at.get(node) ?? []) {
        const other = otherEnd(relation, node);
        if ((steps.get(other) ?? step) !== step) continue;
        steps.set(other, step);
        weights.set(other, Math.max(weights.get(other) ?? 0, weigh(relation, question)));
      }
    }
  }
  const reached = [...steps.keys()].slice(starts.length);
  const rank = (node: NodeKey): number[] => [steps.get(node) ?? 0, -(weights.get(node) ?? 0), node];
  reached.sort((a, b) => compareNumbers(rank(a), rank(b)));
  const shown = [...starts, ...reached.slice(0, Math.max(0, question.limit - starts.length))];
  const isPerson = (node: NodeKey): boolean => kindOfNode(node) === 'person';
  return {
    nodes: shown.map((key) => {
      const neighbours = neighboursIn(at, key).length;
      return { key, steps: steps.get(key) ?? 0, neighbours, isHub: neighbours > HUB_NEIGHBOURS };
    }),
    relations: counting(relations, question)
      .filter(({ subject, object }) => shown.includes(subject) && shown.includes(object))
      .sort(compareRelations),
    groups: shown.flatMap((key) => {
      const left = neighboursIn(at, key).filter((node) => !shown.includes(node));
      const people = left.filter(isPerson).length;
      const groups = [
        { at: key, kind: 'company' as const, count: left.length - people },
        { at: key, kind: 'person' as const, count: people },
      ];
      return groups.filter(({ count }) => count > 0);
    }),
    total: {
      companies: reached.filter((node) => !isPerson(node)).length,
      people: reached.filter(isPerson).length,
      isMore: false,
    },
    likelyLeftOut: leftOutAsLikely(relations, question).filter(
      ({ subject, object }) => shown.includes(subject) || shown.includes(object),
    ).length,
  };
};

const compareNumbers = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : (a[at] as number) - (b[at] ?? Number.NEGATIVE_INFINITY);
};

/** All paths without a node twice, by steps, weight and keys; the nodes only. */
export const naivePaths = (relations: readonly Relation[], question: PathQuestion): NodeKey[][] => {
  const at = byNode(counting(relations, question));
  const isBarred = (node: NodeKey): boolean => !question.walkHubs && neighboursIn(at, node).length > HUB_NEIGHBOURS;
  const found: { nodes: NodeKey[]; weight: number }[] = [];
  const go = (nodes: NodeKey[], weight: number): void => {
    const last = nodes.at(-1) as NodeKey;
    if (last === question.to) {
      found.push({ nodes, weight });
      return;
    }
    if (nodes.length > question.maxSteps || (nodes.length > 1 && isBarred(last))) return;
    for (const next of neighboursIn(at, last)) {
      if (nodes.includes(next)) continue;
      const between = (at.get(last) ?? []).filter((relation) => otherEnd(relation, last) === next);
      go([...nodes, next], weight + Math.max(...between.map((relation) => weigh(relation, question))));
    }
  };
  go([question.from], 0);
  return found
    .sort((a, b) => a.nodes.length - b.nodes.length || b.weight - a.weight || compareNumbers(a.nodes, b.nodes))
    .slice(0, question.count)
    .map(({ nodes }) => nodes);
};

export const naiveCoOfficers = (relations: readonly Relation[], question: CoOfficersQuestion): CoOfficer[] => {
  const counted = counting(relations, question);
  const at = byNode(counted);
  const selves = new Set([question.person]);
  for (const self of selves) {
    for (const relation of at.get(self) ?? []) if (relation.origin === 'link') selves.add(otherEnd(relation, self));
  }
  const posts = counted.filter(
    ({ origin, object }) => origin !== 'link' && neighboursIn(at, object).length <= HUB_NEIGHBOURS,
  );
  const lastOf = ({ end }: Relation): number => (end <= 1 ? 1e9 : end);
  const found = new Map<NodeKey, Map<NodeKey, Relation[]>>();
  for (const mine of posts.filter(({ subject }) => selves.has(subject))) {
    for (const theirs of posts) {
      const isOther = !selves.has(theirs.subject) && kindOfNode(theirs.subject) === 'person';
      if (!isOther || theirs.object !== mine.object) continue;
      if (theirs.start > lastOf(mine) || mine.start > lastOf(theirs)) continue;
      const shared = found.get(theirs.subject) ?? new Map<NodeKey, Relation[]>();
      found.set(theirs.subject, shared.set(mine.object, [...(shared.get(mine.object) ?? []), mine, theirs]));
    }
  }
  const isGuess = (relations: readonly Relation[]) => !relations.some(({ subject }) => subject === question.person);
  return [...found]
    .map(([key, shared]) => {
      const all = [...shared].sort(([a, one], [b, other]) => Number(isGuess(one)) - Number(isGuess(other)) || a - b);
      const described = all
        .slice(0, question.described)
        .flatMap(([, relations]) => [...new Set(relations)].sort(compareRelations));
      const likelyCount = all.filter(([, relations]) => isGuess(relations)).length;
      return { key, companies: all.map(([company]) => company), likelyCount, relations: described };
    })
    .sort((a, b) => b.companies.length - a.companies.length || a.key - b.key)
    .slice(0, question.limit);
};
