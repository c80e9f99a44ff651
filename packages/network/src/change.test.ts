import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from './build.ts';
import { applyChanges, type GraphChanges, isMergeDue, mergeGraph } from './change.ts';
import { findCoOfficers } from './co-officers.ts';
import { bytesLeftBehind, bytesOf, emptyGraph, type Graph, sizeOf } from './graph.ts';
import { anyFilter, anyFirm, anyNode, anyPerson, CERTAIN_NOW, someRelations } from './naive/arbitraries.ts';
import { findNeighbourhood } from './neighbourhood.ts';
import { findOwnership } from './ownership.ts';
import { findPaths } from './paths.ts';
import { type NodeKey, nodeKey, ORIGINS, type Relation } from './relation.ts';
import { readGraph, writeGraph } from './snapshot.ts';
import { compareRelations, relationsOf } from './walk.ts';

const change: fc.Arbitrary<GraphChanges> = fc.record({
  rows: fc.array(fc.record({ origin: fc.constantFrom(...ORIGINS), row: fc.integer({ min: 1, max: 15 }) }), {
    maxLength: 4,
  }),
  nodes: fc.array(anyNode, { maxLength: 1 }),
  relations: someRelations(8),
});

/** The rule of changes in one line. */
const changed = (before: readonly Relation[], { rows = [], nodes = [], relations = [] }: GraphChanges): Relation[] => [
  ...before.filter(
    ({ origin, row, subject, object }) =>
      !rows.some((gone) => gone.origin === origin && gone.row === row) &&
      !nodes.includes(subject) &&
      !nodes.includes(object),
  ),
  ...relations,
];

const nodesOf = (relations: readonly Relation[]): Set<NodeKey> =>
  new Set(relations.flatMap(({ subject, object }) => [subject, object]));

const relationsAt = (graph: Graph, nodes: Iterable<NodeKey>): Relation[][] =>
  Array.from(nodes, (node) => relationsOf(graph, node));

describe('a graph', () => {
  it('holds what it was given, in whatever order', () => {
    fc.assert(
      fc.property(someRelations(40), (relations) => {
        const graph = buildGraph(relations);
        const nodes = nodesOf(relations);
        expect(sizeOf(graph)).toEqual({ nodes: nodes.size, relations: relations.length });
        for (const node of nodes) {
          const expected = relations.filter(
            ({ subject, object }) => subject !== object && [subject, object].includes(node),
          );
          expect(relationsOf(graph, node)).toEqual(expected.sort(compareRelations));
        }
        expect(relationsAt(buildGraph([...relations].reverse()), nodes)).toEqual(relationsAt(graph, nodes));
      }),
    );
  });

  it('keeps shares to a hundredth, days, and the largest numbers', () => {
    const relation: Relation = {
      subject: nodeKey('person', 2 ** 30 - 1),
      object: nodeKey('named', 1),
      kinds: 0xff,
      origin: 'tie',
      row: 2 ** 32 - 1,
      share: 33.33,
      start: 65_535,
      end: 65_534,
      isLikely: true,
    };
    expect(relationsOf(buildGraph([relation]), relation.object)).toEqual([relation]);
    expect(relationsOf(buildGraph([{ ...relation, share: 5000 }]), relation.object)[0]?.share).toBe(100);
    expect(() => buildGraph([{ ...relation, row: 2 ** 32 }])).toThrow(RangeError);
  });

  it('crosses threads without being copied', () => {
    const relation = { ...SAMPLE, subject: nodeKey('person', 1), object: nodeKey('company', 1) };
    const graph = buildGraph([relation]);
    const posted = structuredClone(graph);
    expect(relationsOf(posted, relation.subject)).toEqual([relation]);
    posted.base.rows[0] = 4711;
    expect(relationsOf(graph, relation.subject)[0]?.row, 'written through the other').toBe(4711);
  });
});

const SAMPLE: Relation = {
  subject: 6,
  object: 4,
  kinds: 1,
  origin: 'mandate',
  row: 7,
  share: Number.NaN,
  start: 0,
  end: 0,
  isLikely: false,
};

describe('changes', () => {
  it('leave the network that was built anew, with and without merging', () => {
    fc.assert(
      fc.property(someRelations(30), fc.array(change, { maxLength: 5 }), fc.nat(4), (first, changes, mergeAt) => {
        const before = buildGraph(first);
        const seen = relationsAt(before, nodesOf(first));
        let graph = before;
        let expected: Relation[] = first;
        changes.forEach((one, i) => {
          graph = applyChanges(graph, one);
          expected = changed(expected, one);
          if (i === mergeAt) graph = mergeGraph(graph);
        });
        const nodes = nodesOf([...first, ...expected, ...changes.flatMap(({ relations = [] }) => relations)]);
        expect(relationsAt(graph, nodes)).toEqual(relationsAt(buildGraph(expected), nodes));
        expect(sizeOf(graph).relations).toBe(expected.length);
        expect(relationsAt(before, nodesOf(first)), 'the state before').toEqual(seen);
      }),
    );
  });

  it('change no answer by lying beside the base', () => {
    fc.assert(
      fc.property(
        someRelations(25),
        change,
        anyFilter,
        anyNode,
        anyNode,
        anyPerson,
        anyFirm,
        (first, one, filter, from, to, person, company) => {
          const beside = applyChanges(buildGraph(first), one);
          const anew = buildGraph(changed(first, one).reverse());
          for (const graph of [beside, mergeGraph(beside)]) {
            const asked = { ...filter, from, to, maxSteps: 6, count: 4, walkHubs: false };
            expect(findPaths(graph, asked)).toEqual(findPaths(anew, asked));
            const around = { ...filter, starts: [from, to], depth: 3, limit: 6 };
            expect(findNeighbourhood(graph, around)).toEqual(findNeighbourhood(anew, around));
            expect(findOwnership(graph, { ...filter, company })).toEqual(findOwnership(anew, { ...filter, company }));
            const mates = { ...filter, person, limit: 5, described: 2 };
            expect(findCoOfficers(graph, mates)).toEqual(findCoOfficers(anew, mates));
          }
        },
      ),
    );
  });

  it('are nothing when nothing changed', () => {
    const graph = buildGraph([SAMPLE]);
    expect(applyChanges(graph, { rows: [{ origin: 'tie', row: SAMPLE.row }], nodes: [4000] })).toBe(graph);
    const again = applyChanges(applyChanges(graph, { nodes: [4] }), { nodes: [4] });
    expect(sizeOf(again).relations).toBe(0);
  });

  it('are merged once there are many, and tell what memory they leave behind', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => ({ ...SAMPLE, row: i, subject: nodeKey('person', i) }));
    const before = applyChanges(emptyGraph(), { relations: many.slice(1) });
    const after = applyChanges(before, { relations: many.slice(0, 1) });
    expect([isMergeDue(before), isMergeDue(after)]).toEqual([false, true]);
    const merged = mergeGraph(after);
    expect(isMergeDue(merged)).toBe(false);
    expect(bytesLeftBehind(after, merged)).toBe(bytesOf(after));
    expect(bytesLeftBehind(after, after)).toBe(0);
  });
});

describe('a snapshot of a graph', () => {
  it('gives the graph back', async () => {
    await fc.assert(
      fc.asyncProperty(someRelations(30), async (relations) => {
        const graph = buildGraph(relations);
        expect(await readGraph(writeGraph(graph))).toEqual(graph);
      }),
    );
  });

  it('is refused when it is damaged, and not written of a graph with changes beside it', async () => {
    const graph = buildGraph([SAMPLE]);
    const bytes = Uint8Array.from(Buffer.concat([...writeGraph(graph)]));
    bytes[bytes.length - 8] = (bytes[bytes.length - 8] as number) ^ 1;
    await expect(readGraph([bytes])).rejects.toThrow('damaged');
    await expect(readGraph([bytes.subarray(0, 100)])).rejects.toThrow('too early');
    expect(() => writeGraph(applyChanges(graph, { nodes: [4] }))).toThrow('Merge');
  });
});

it('asks nothing of a graph that has nothing', () => {
  const asked = { ...CERTAIN_NOW, from: 4, to: 8, maxSteps: 8, count: 5, walkHubs: false };
  expect(findPaths(emptyGraph(), asked)).toEqual({
    paths: [],
    hubsAvoided: 0,
    isCutShort: false,
    wouldHelp: [],
    isHelpKnown: true,
  });
  expect(findOwnership(emptyGraph(), { ...CERTAIN_NOW, company: 4 }).unknown).toEqual({ min: 100, max: 100 });
  const { nodes, total } = findNeighbourhood(emptyGraph(), { ...CERTAIN_NOW, starts: [4], depth: 2, limit: 9 });
  expect(nodes).toEqual([{ key: 4, steps: 0, neighbours: 0, isHub: false }]);
  expect(total).toEqual({ companies: 0, people: 0, isMore: false });
});
