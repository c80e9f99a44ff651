import { describe, expect, it } from 'vitest';
import { buildGraph } from './build.ts';
import { daysOf, traitsOf } from './graph.ts';
import { CERTAIN_NOW, crowdOf } from './naive/arbitraries.ts';
import { findNeighbourhood } from './neighbourhood.ts';
import { findPaths } from './paths.ts';
import { maskOf, nodeKey, type Relation } from './relation.ts';
import { compareRelations, relationsOf } from './walk.ts';
import { weightOf } from './weight.ts';

/** Rules that the plain loops of the other tests share with the graph: here they are told by example. */

const ON = 40;
const relation = (more: Partial<Relation> = {}): Relation => ({
  subject: nodeKey('person', 1),
  object: nodeKey('company', 1),
  kinds: maskOf(['management']),
  origin: 'mandate',
  row: 1,
  share: Number.NaN,
  start: 0,
  end: 0,
  isLikely: false,
  ...more,
});
const weighs = (more: Partial<Relation>): number => {
  const one = relation(more);
  return weightOf(traitsOf(one), daysOf(one), ON);
};

describe('a relation weighs', () => {
  it.each<[string, Partial<Relation>, number]>([
    ['more if one is the parent', { kinds: maskOf(['parent']) }, 800],
    ['less as a holding', { kinds: maskOf(['shareholder']) }, 600],
    ['as much as a partner', { kinds: maskOf(['partner']) }, 600],
    ['less in the management', { kinds: maskOf(['management']) }, 560],
    ['less on a board', { kinds: maskOf(['board']) }, 420],
    ['less with Prokura', { kinds: maskOf(['prokura']) }, 360],
    ['less as a branch', { kinds: maskOf(['branch']) }, 300],
    ['least for the rest', { kinds: maskOf(['other']) }, 120],
    ['what its weightiest kind does', { kinds: maskOf(['other', 'board', 'shareholder']) }, 600],
    ['more with a share', { kinds: maskOf(['shareholder']), share: 50 }, 700],
    ['most with all', { kinds: maskOf(['shareholder']), share: 100 }, 800],
    ['no more than all', { kinds: maskOf(['shareholder']), share: 120 }, 800],
    ['less if it is likely', { isLikely: true }, 336],
    ['half once it has ended', { end: ON }, 280],
    ['all of it before it ends', { end: ON + 1 }, 560],
    ['half if nobody knows when it ended', { end: 1 }, 280],
    ['little if it is likely and over', { isLikely: true, end: 10 }, 168],
    ['400 between two who are likely one', { origin: 'link', kinds: 0, isLikely: true }, 400],
  ])('%s', (_, more, weight) => {
    expect(weighs(more)).toBe(weight);
  });

  it('decides which of two equally short paths comes first', () => {
    const [from, to] = [nodeKey('person', 1), nodeKey('person', 2)];
    const through = (id: number, kind: 'management' | 'board') =>
      [from, to].map((subject, i) =>
        relation({ subject, object: nodeKey('company', id), kinds: maskOf([kind]), row: id * 10 + i }),
      );
    const graph = buildGraph([...through(5, 'board'), ...through(6, 'management'), ...through(7, 'board')]);
    const asked = { ...CERTAIN_NOW, from, to, maxSteps: 2, count: 5, walkHubs: false };
    const middles = findPaths(graph, asked).paths.map(({ nodes }) => nodes[1]);
    expect(middles).toEqual([6, 5, 7].map((id) => nodeKey('company', id)));
  });
});

it('a hub has more than a hundred others; a hundred are none', () => {
  const object = nodeKey('company', 1);
  const isHub = (count: number): boolean | undefined => {
    const graph = buildGraph(crowdOf({ object, count, end: 0 }));
    const [from, to] = [nodeKey('person', 100), nodeKey('person', 101)];
    const { paths } = findPaths(graph, { ...CERTAIN_NOW, from, to, maxSteps: 8, count: 1, walkHubs: false });
    const around = findNeighbourhood(graph, { ...CERTAIN_NOW, starts: [from], depth: 1, limit: 5 });
    const isHub = around.nodes.find(({ key }) => key === object)?.isHub;
    expect(isHub).toBe(paths.length === 0);
    return isHub;
  };
  expect([isHub(100), isHub(101)]).toEqual([false, true]);
});

it('relations stand by their ends, then by where they come from, then by what they say', () => {
  const inOrder: Relation[] = [
    relation({ subject: 4, object: 8, row: 9 }),
    relation({ subject: 5, object: 4, row: 9 }),
    relation({ subject: 5, object: 8, origin: 'link', row: 9 }),
    relation({ subject: 5, object: 8, row: 1 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 1 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 2 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 2, start: 3 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 2, start: 3, end: 7 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 2, start: 3, end: 7, share: 0 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 2, start: 3, end: 7, share: 20 }),
    relation({ subject: 5, object: 8, row: 2, kinds: 2, start: 3, end: 7, share: 20, isLikely: true }),
    relation({ subject: 5, object: 8, origin: 'tie', row: 1 }),
  ];
  expect(inOrder.toReversed().sort(compareRelations)).toEqual(inOrder);
  const graph = buildGraph(inOrder.filter(({ subject }) => subject === 5).reverse());
  expect(relationsOf(graph, 5)).toEqual(inOrder.slice(1));
});
