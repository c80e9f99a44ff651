import fc from 'fast-check';
import { buildGraph } from '../build.ts';
import { applyChanges } from '../change.ts';
import type { Graph } from '../graph.ts';
import { ALL_KINDS, maskOf, type NodeKey, nodeKey, type Relation, type RelationFilter } from '../relation.ts';

/** Small networks full of what makes it hard: loops, parallel relations, dates, unknown shares, guesses, hubs. */

const company = fc.integer({ min: 1, max: 7 }).map((id) => nodeKey('company', id));
const named = fc.integer({ min: 1, max: 2 }).map((id) => nodeKey('named', id));
const person = fc.integer({ min: 1, max: 6 }).map((id) => nodeKey('person', id));
const firm = fc.oneof({ weight: 5, arbitrary: company }, named);
export const anyNode: fc.Arbitrary<NodeKey> = fc.oneof(firm, person);
export const anyPerson = person;
export const anyFirm = firm;

const row = fc.integer({ min: 1, max: 15 });
const start = fc.constantFrom(0, 0, 0, 10, 20, 30);
const end = fc.constantFrom(0, 0, 0, 0, 1, 15, 25, 35);
const share = fc.constantFrom(Number.NaN, Number.NaN, 0, 10, 25, 50, 75, 90, 100);
const isLikely = fc.constantFrom(false, false, false, true);
const term = { row, start, end, isLikely };

const mandate: fc.Arbitrary<Relation> = fc.record({
  ...term,
  subject: fc.oneof(person, firm),
  object: firm,
  share,
  origin: fc.constant('mandate' as const),
  kinds: fc
    .constantFrom(...(['management', 'prokura', 'board', 'partner', 'other'] as const))
    .map((kind) => maskOf([kind])),
});

const TIE_KINDS = [['parent'], ['shareholder'], ['parent', 'shareholder'], ['branch']] as const;
const tie: fc.Arbitrary<Relation> = fc.record({
  ...term,
  subject: firm,
  object: firm,
  share,
  origin: fc.constant('tie' as const),
  kinds: fc.constantFrom(...TIE_KINDS).map((kinds) => maskOf(kinds)),
});
const top: fc.Arbitrary<Relation> = fc.record({
  ...term,
  subject: firm,
  object: firm,
  share: fc.constant(Number.NaN),
  origin: fc.constant('tie' as const),
  kinds: fc.constant(maskOf(['parent'])),
  isUltimate: fc.constant(true),
});

const link: fc.Arbitrary<Relation> = fc.record({
  subject: person,
  object: person,
  kinds: fc.constant(0),
  origin: fc.constant('link' as const),
  row,
  share: fc.constant(Number.NaN),
  start: fc.constant(0),
  end: fc.constant(0),
  isLikely: fc.constant(true),
});

/** So many persons with a minor post, until day 25 some of them, that the company is a hub for some questions. */
const crowd = fc.record({ object: firm, count: fc.constantFrom(99, 101, 103, 140), end: fc.constantFrom(0, 25) });
export const crowdOf = ({ object, count, end: last }: { object: NodeKey; count: number; end: number }): Relation[] =>
  Array.from({ length: count }, (_, i) => ({
    subject: nodeKey('person', 100 + i),
    object,
    kinds: maskOf(['other']),
    origin: 'mandate',
    row: 1000 + i,
    share: Number.NaN,
    start: 0,
    end: i % 3 === 0 ? last : 0,
    isLikely: false,
  }));

export const someRelations = (maxLength: number): fc.Arbitrary<Relation[]> =>
  fc.array(fc.oneof({ weight: 4, arbitrary: mandate }, { weight: 4, arbitrary: tie }, top, link), { maxLength });

export const withCrowds = (maxLength: number): fc.Arbitrary<Relation[]> =>
  fc
    .tuple(someRelations(maxLength), fc.array(crowd, { maxLength: 1 }))
    .map(([relations, crowds]) => [...relations, ...crowds.flatMap(crowdOf)]);

export const anyFilter: fc.Arbitrary<RelationFilter> = fc.record({
  kinds: fc.constantFrom(
    ALL_KINDS,
    ALL_KINDS,
    ALL_KINDS ^ maskOf(['other']),
    maskOf(['shareholder', 'parent', 'board']),
  ),
  minShare: fc.constantFrom(0, 0, 25, 50),
  on: fc.constantFrom(5, 18, 28, 40, 40),
  onlyCurrent: fc.boolean(),
  withLikely: fc.boolean(),
  longAgo: fc.constantFrom(0, 0, 20),
});

/** The same network as a base alone, or with a part of it, and some that has gone, beside it. */
export const asGraph = (relations: readonly Relation[], isSplit: boolean): Graph => {
  if (!isSplit) return buildGraph(relations);
  const later = relations.filter((_, i) => i % 3 === 0);
  const before = relations.filter((_, i) => i % 3 !== 0);
  const wrong = later.map((relation) => ({
    ...relation,
    origin: 'tie' as const,
    row: 5000,
    object: relation.subject + 4,
  }));
  return applyChanges(buildGraph([...before, ...wrong].reverse()), {
    rows: [{ origin: 'tie', row: 5000 }],
    relations: later,
  });
};

/** What a member sees who asks for nothing particular. */
export const CERTAIN_NOW: RelationFilter = {
  kinds: ALL_KINDS,
  minShare: 0,
  on: 40,
  onlyCurrent: true,
  withLikely: false,
  longAgo: 0,
};
