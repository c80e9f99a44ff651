import { Stopped } from '@firmament/memory/checkpoint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGraph } from './build.ts';
import { findCoOfficers } from './co-officers.ts';
import {
  anyFilter,
  anyNode,
  anyPerson,
  asGraph,
  CERTAIN_NOW,
  crowdOf,
  someRelations,
  withCrowds,
} from './naive/arbitraries.ts';
import { counting, naiveCoOfficers, naiveNeighbourhood, naivePaths } from './naive/naive-network.ts';
import { findNeighbourhood } from './neighbourhood.ts';
import { findPaths, stepsBetween } from './paths.ts';
import { nodeKey } from './relation.ts';
import { compareRelations, HUB_NEIGHBOURS } from './walk.ts';

describe('a neighbourhood', () => {
  it('is what plain loops over all relations find', () => {
    const question = fc.record({
      starts: fc.array(anyNode, { minLength: 1, maxLength: 3 }),
      depth: fc.integer({ min: 1, max: 3 }),
      limit: fc.constantFrom(1, 3, 8, 500),
    });
    fc.assert(
      fc.property(withCrowds(30), question, anyFilter, fc.boolean(), (relations, asked, filter, isSplit) => {
        const full = { ...filter, ...asked };
        expect(findNeighbourhood(asGraph(relations, isSplit), full)).toEqual(naiveNeighbourhood(relations, full));
      }),
      { numRuns: 150 },
    );
  });
});

const question = fc.record({
  from: anyNode,
  to: anyNode,
  maxSteps: fc.integer({ min: 1, max: 8 }),
  count: fc.integer({ min: 1, max: 5 }),
  walkHubs: fc.boolean(),
});

describe('paths', () => {
  it('are the best of all that plain loops find', () => {
    fc.assert(
      fc.property(withCrowds(26), question, anyFilter, fc.boolean(), (relations, asked, filter, isSplit) => {
        const full = { ...filter, ...asked };
        const graph = asGraph(relations, isSplit);
        const expected = naivePaths(relations, full);
        expect(findPaths(graph, full).paths.map(({ nodes }) => nodes)).toEqual(expected);
        expect(stepsBetween(graph, full)).toBe(expected[0] && expected[0].length - 1);
      }),
      { numRuns: 300 },
    );
  });

  it('tell all relations between each two nodes', () => {
    fc.assert(
      fc.property(someRelations(40), question, anyFilter, (relations, asked, filter) => {
        const full = { ...filter, ...asked };
        for (const { nodes, relations: between } of findPaths(asGraph(relations, true), full).paths) {
          expect(between).toHaveLength(nodes.length - 1);
          between.forEach((found, i) => {
            const ends = [nodes[i], nodes[i + 1]];
            const expected = counting(relations, full).filter(
              ({ subject, object }) => ends.includes(subject) && ends.includes(object),
            );
            expect([...found].sort(compareRelations)).toEqual(expected.sort(compareRelations));
          });
        }
      }),
    );
  });

  it('say what would help if there is none', () => {
    fc.assert(
      fc.property(withCrowds(14), question, anyFilter, (relations, asked, filter) => {
        const full = { ...filter, ...asked };
        const { paths, wouldHelp, isHelpKnown, hubsAvoided } = findPaths(asGraph(relations, true), full);
        const isPath = (change: Partial<typeof full>) => naivePaths(relations, { ...full, ...change }).length > 0;
        const alone = [
          ...(isPath({ withLikely: true }) ? ['likely'] : []),
          ...(isPath({ onlyCurrent: false }) ? ['past'] : []),
          ...(isPath({ walkHubs: true }) ? ['hubs'] : []),
        ];
        const isAll = isPath({ withLikely: true, onlyCurrent: false, walkHubs: true });
        const expected = paths.length > 0 ? [] : alone.length > 0 ? alone : isAll ? ['all'] : [];
        expect({ wouldHelp, isHelpKnown }).toEqual({ wouldHelp: expected, isHelpKnown: true });
        if (wouldHelp.includes('hubs')) expect(hubsAvoided).toBeGreaterThan(0);
        if (asked.walkHubs) expect(hubsAvoided).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('lead through a hub only if asked', () => {
    const crowd = crowdOf({ object: nodeKey('company', 1), count: HUB_NEIGHBOURS + 1, end: 0 });
    const graph = buildGraph(crowd);
    const [from, to] = [nodeKey('person', 100), nodeKey('person', 101)];
    const asked = { ...CERTAIN_NOW, from, to, maxSteps: 8, count: 5 };
    expect(findPaths(graph, { ...asked, walkHubs: false })).toEqual({
      paths: [],
      hubsAvoided: 1,
      isCutShort: false,
      wouldHelp: ['hubs'],
      isHelpKnown: true,
    });
    // The side with fewer relations grows first: the one from which the hub is seen second must not meet in it either.
    const elsewhere = [2, 3].flatMap((id) => crowdOf({ object: nodeKey('company', id), count: 1, end: 0 }));
    const wider = buildGraph([...crowd, ...elsewhere]);
    for (const each of [graph, wider]) expect(stepsBetween(each, { ...asked, walkHubs: false })).toBe(undefined);
    const { paths, hubsAvoided } = findPaths(graph, { ...asked, walkHubs: true });
    expect(paths.map(({ nodes }) => nodes)).toEqual([[from, nodeKey('company', 1), to]]);
    expect(hubsAvoided).toBe(0);
  });

  it('stop when their caller no longer wants them', () => {
    const graph = buildGraph(crowdOf({ object: nodeKey('company', 1), count: 2, end: 0 }));
    const asked = { from: nodeKey('person', 100), to: nodeKey('person', 101), maxSteps: 8, count: 5, walkHubs: false };
    expect(() => findPaths(graph, { ...CERTAIN_NOW, ...asked }, { shouldStop: () => true })).toThrow(Stopped);
  });
});

describe('co-officers', () => {
  it('are those whom plain loops find', () => {
    fc.assert(
      fc.property(withCrowds(40), anyPerson, anyFilter, fc.boolean(), (relations, person, filter, isSplit) => {
        const full = { ...filter, person, limit: 5, described: 1 };
        expect(findCoOfficers(asGraph(relations, isSplit), full)).toEqual(naiveCoOfficers(relations, full));
      }),
      { numRuns: 150 },
    );
  });
});
