import { buildGraph } from '@firmament/network/build';
import { findOwnership } from '@firmament/network/ownership';
import { maskOf, nodeKey, type Relation } from '@firmament/network/relation';
import { expect, it } from 'vitest';
import { type AnyAnswer, differenceOf, ownershipFrom } from './answer.ts';

const around = (...steps: [number, number][]): AnyAnswer => ({ kind: 'neighbourhood', steps: new Map(steps) });

it('tells another neighbour, another distance and another length', () => {
  expect(differenceOf(around([4, 1], [8, 2]), around([8, 2], [4, 1]))).toBeUndefined();
  expect(differenceOf(around([4, 1]), around([4, 2]))).toBe('node 4 after 1 and 2 steps');
  expect(differenceOf(around([4, 1]), around([4, 1], [8, 1]))).toBe('1 and 2 nodes');
  expect(differenceOf({ kind: 'path', steps: 3 }, { kind: 'path', steps: undefined })).toBe('3 steps and no path');
});

it('tells another interval, but not another rounding', () => {
  const held = (min: number, max: number): AnyAnswer => ({
    kind: 'ownership',
    owners: new Map([[4, { min, max }]]),
    holdings: new Map(),
  });
  expect(differenceOf(held(33.3333, 50), held(100 / 3, 50))).toBeUndefined();
  expect(differenceOf(held(33.33, 50), held(100 / 3, 50))).toBe(
    'owners: node 4, 33.33 to 50 % and 33.333333333333336 to 50 %',
  );
});

const [TOP, MIDDLE, BOTTOM] = [1, 2, 3].map((id) => nodeKey('company', id)) as [number, number, number];

const holds = (subject: number, object: number, share: number): Relation => ({
  subject,
  object,
  share,
  kinds: maskOf(['shareholder']),
  origin: 'tie',
  row: subject,
  start: 0,
  end: 0,
  isLikely: false,
});

it('comes to the intervals of the graph where one holds part of itself', () => {
  const relations = [
    holds(TOP, MIDDLE, 60),
    holds(BOTTOM, MIDDLE, 20),
    holds(MIDDLE, BOTTOM, 75),
    holds(BOTTOM, TOP, 10),
  ];
  const stakes = relations.map(({ subject, object, share }) => ({
    owner: subject,
    company: object,
    min: share / 100,
    max: share / 100,
  }));
  for (const company of [TOP, MIDDLE, BOTTOM]) {
    const { owners, holdings } = findOwnership(buildGraph(relations), {
      company,
      on: 40_000,
      withLikely: false,
      longAgo: 0,
    });
    const sharesOf = (list: typeof owners) => new Map(list.map(({ key, share }) => [key, share]));
    const ours: AnyAnswer = { kind: 'ownership', owners: sharesOf(owners), holdings: sharesOf(holdings) };
    expect(differenceOf(ours, ownershipFrom(company, stakes, stakes))).toBeUndefined();
  }
});
