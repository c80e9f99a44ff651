import { describe, expect, it } from 'vitest';
import { MAX_COUNTED } from './answers.ts';
import { buildGraph } from './build.ts';
import { CERTAIN_NOW } from './naive/arbitraries.ts';
import { findNeighbourhood } from './neighbourhood.ts';
import { findPaths } from './paths.ts';
import { maskOf, type NodeKey, nodeKey, type Relation } from './relation.ts';

/** What happens where there is too much to look at all of it. */

const company = (id: number): NodeKey => nodeKey('company', id);
const person = (id: number): NodeKey => nodeKey('person', id);

let lastRow = 0;
const office = (subject: NodeKey, object: NodeKey, more: Partial<Relation> = {}): Relation => ({
  subject,
  object,
  kinds: maskOf(['other']),
  origin: 'mandate',
  row: ++lastRow,
  share: Number.NaN,
  start: 0,
  end: 0,
  isLikely: false,
  ...more,
});

/** Persons with numbers from `first` on who hold an office there. */
const crowd = (object: NodeKey, first: number, count: number): Relation[] =>
  Array.from({ length: count }, (_, i) => office(person(first + i), object));

/** More than a hint looks at. */
const LARGE = 25_000;
const [FROM, TO] = [person(1), person(2)];
const ASKED = { ...CERTAIN_NOW, from: FROM, to: TO, maxSteps: 8, count: 5, walkHubs: false };
const [HUB, FIRM, OTHER_HUB] = [company(1), company(2), company(3)];

describe('what would help', () => {
  /** From a person through a very large hub, somebody else and a firm: four steps. */
  const throughHub = [office(FROM, HUB), ...crowd(HUB, 1_000, LARGE), office(person(1_000), FIRM), office(TO, FIRM)];

  it('is found from the other end if one stands in a crowd', () => {
    const graph = buildGraph(throughHub);
    expect(findPaths(graph, { ...ASKED, walkHubs: true }).paths[0]?.nodes).toEqual([
      FROM,
      HUB,
      person(1_000),
      FIRM,
      TO,
    ]);
    for (const [from, to] of [
      [FROM, TO],
      [TO, FROM],
    ] as const) {
      expect(findPaths(graph, { ...ASKED, from, to })).toMatchObject({ wouldHelp: ['hubs'], isHelpKnown: true });
    }
  });

  it('is none if the other end leads nowhere, however large the crowd', () => {
    const graph = buildGraph([...throughHub.slice(0, -1), office(TO, company(9))]);
    expect(findPaths(graph, ASKED)).toMatchObject({ paths: [], wouldHelp: [], isHelpKnown: true });
  });

  it('counts no more steps than were asked for', () => {
    const graph = buildGraph(throughHub);
    expect(findPaths(graph, { ...ASKED, maxSteps: 3 })).toMatchObject({ wouldHelp: [], isHelpKnown: true });
    expect(findPaths(graph, { ...ASKED, maxSteps: 4 }).wouldHelp).toEqual(['hubs']);
  });

  it('is not known if both ends stand in crowds', () => {
    const graph = buildGraph([
      office(FROM, HUB),
      ...crowd(HUB, 1_000, LARGE),
      office(TO, OTHER_HUB),
      ...crowd(OTHER_HUB, 50_000, LARGE),
      office(person(1_000), FIRM),
      office(person(50_000), FIRM),
    ]);
    expect(findPaths(graph, { ...ASKED, walkHubs: true }).paths[0]?.nodes).toHaveLength(7);
    expect(findPaths(graph, ASKED)).toMatchObject({ paths: [], wouldHelp: [], isHelpKnown: false });
  });

  it('is not known if that took too long, and that there is no path is said all the same', () => {
    const graph = buildGraph(throughHub);
    const stoppedAt = (last: number) => {
      let looks = 0;
      return { ...findPaths(graph, ASKED, { shouldStop: () => ++looks > last }), looks };
    };
    // The last look at the clock is that of the hint.
    const { looks } = stoppedAt(Number.POSITIVE_INFINITY);
    expect(stoppedAt(looks - 1)).toMatchObject({ paths: [], hubsAvoided: 1, wouldHelp: [], isHelpKnown: false });
  });

  it('is nothing more where everything is walked already', () => {
    const graph = buildGraph([...crowd(HUB, 1_000, LARGE), office(FROM, HUB), ...crowd(OTHER_HUB, 50_000, LARGE)]);
    const asked = { ...ASKED, to: OTHER_HUB, walkHubs: true, withLikely: true, onlyCurrent: false };
    expect(findPaths(graph, asked)).toMatchObject({ paths: [], wouldHelp: [], isHelpKnown: true });
  });
});

describe('further paths', () => {
  /** Both are in a small firm, and in a hub whose people lead to everybody. */
  const wide = buildGraph([
    office(FROM, FIRM),
    office(TO, FIRM),
    office(FROM, HUB),
    office(TO, OTHER_HUB),
    ...crowd(HUB, 10_000, 60_000),
    ...crowd(OTHER_HUB, 200_000, 110_000),
    ...Array.from({ length: 60_000 }, (_, i) => office(person(10_000 + i), company(500_000 + i))),
  ]);
  const walked = { ...ASKED, walkHubs: true };

  it('are not looked for through so many that it would take seconds, and that is said', () => {
    const { paths, isCutShort } = findPaths(wide, walked);
    expect(paths.map(({ nodes }) => nodes)).toEqual([[FROM, FIRM, TO]]);
    expect(isCutShort).toBe(true);
    expect(findPaths(wide, { ...walked, count: 1 }).isCutShort).toBe(false);
  });

  it('are left out if the time is over: the shortest is told', () => {
    const looksOf = (count: number): number => {
      let looks = 0;
      findPaths(wide, { ...walked, count }, { shouldStop: () => ++looks < 0 });
      return looks;
    };
    const [one, all] = [looksOf(1), looksOf(5)];
    expect(all).toBeGreaterThan(one + 1);
    let looks = 0;
    const { paths, isCutShort } = findPaths(wide, walked, { shouldStop: () => ++looks > one + 1 });
    expect(paths.map(({ nodes }) => nodes)).toEqual([[FROM, FIRM, TO]]);
    expect(isCutShort).toBe(true);
  });

  it('that come back to themselves thousands of times end the search, and that is said', () => {
    // Twelve in one firm after the other, all in each: far more walks of eight steps than paths.
    const people = Array.from({ length: 12 }, (_, i) => person(100 + i));
    const dense = buildGraph([
      ...people.flatMap((one, i) => people.slice(i + 1).map((two) => office(one, two as NodeKey, { origin: 'tie' }))),
      office(FROM, people[0] as NodeKey),
      office(TO, people[1] as NodeKey),
    ]);
    const { paths, isCutShort } = findPaths(dense, { ...ASKED, count: 6_000 });
    expect(paths[0]?.nodes).toHaveLength(4);
    expect(paths.length).toBeLessThan(6_000);
    expect(isCutShort).toBe(true);
    expect(findPaths(dense, { ...ASKED, maxSteps: 4, count: 6_000 })).toMatchObject({ isCutShort: false });
  });
});

describe('a neighbourhood', () => {
  it('is counted up to a limit, and says that there is more', () => {
    const around = (count: number) => {
      const graph = buildGraph([
        office(FROM, HUB),
        office(FROM, FIRM),
        ...crowd(HUB, 1_000, 90),
        ...Array.from({ length: count }, (_, i) => office(person(1_000), company(100 + i))),
      ]);
      return findNeighbourhood(graph, { ...CERTAIN_NOW, starts: [FROM, person(1_000)], depth: 3, limit: 10 }).total;
    };
    expect(around(50).isMore).toBe(false);
    const { companies, people, isMore } = around(MAX_COUNTED + 1);
    expect(isMore).toBe(true);
    expect(companies + people).toBeGreaterThanOrEqual(MAX_COUNTED);
    expect(MAX_COUNTED).toBe(10_000);
  });
});
