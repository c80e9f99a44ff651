import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holding, OwnershipAnswer } from './answers.ts';
import { buildGraph } from './build.ts';
import { anyFirm, asGraph, CERTAIN_NOW, someRelations } from './naive/arbitraries.ts';
import { naiveOwnership } from './naive/naive-ownership.ts';
import { MAX_HOLDERS } from './ownership/stakes.ts';
import { findOwnership } from './ownership.ts';
import { maskOf, type NodeKey, nodeKey, type Relation, type RelationKind } from './relation.ts';

/** Numbers as people read them, and holdings by key: their order is checked apart. */
const readable = <A extends Omit<OwnershipAnswer, 'isMore'>>(answer: A): A => {
  const round = <I extends { min: number; max: number } | undefined>(interval: I): I =>
    interval === undefined
      ? interval
      : ({ min: Math.round(interval.min * 100), max: Math.round(interval.max * 100) } as I);
  const tidy = (holdings: Holding[]): Holding[] =>
    holdings
      .map((holding) => ({ ...holding, direct: round(holding.direct), share: round(holding.share) }))
      .sort((a, b) => a.key - b.key);
  return { ...answer, owners: tidy(answer.owners), holdings: tidy(answer.holdings), unknown: round(answer.unknown) };
};

/** Nobody tells of more than all: what would be too much becomes unknown. */
const consistent = (relations: readonly Relation[]): Relation[] => {
  const told = new Map<NodeKey, number>();
  return relations.map((relation) => {
    const sum = (told.get(relation.object) ?? 0) + (Number.isNaN(relation.share) ? 0 : relation.share);
    if (sum > 100) return { ...relation, share: Number.NaN };
    told.set(relation.object, sum);
    return relation;
  });
};

describe('ownership', () => {
  it('is what trying everything finds', () => {
    const asked = fc.record({
      company: anyFirm,
      withLikely: fc.boolean(),
      on: fc.constantFrom(18, 40),
      longAgo: fc.constant(0),
    });
    fc.assert(
      fc.property(someRelations(22).map(consistent), asked, fc.boolean(), (relations, question, isSplit) => {
        const { isMore, ...answer } = findOwnership(asGraph(relations, isSplit), question);
        expect(isMore).toBe(false);
        expect(readable(answer)).toEqual(readable(naiveOwnership(relations, question)));
        const least = answer.owners.map(({ share }) => share.min);
        expect(least).toEqual([...least].sort((a, b) => b - a));
      }),
      { numRuns: 200 },
    );
  });
});

const firm = (id: number): NodeKey => nodeKey('company', id);
const human = (id: number): NodeKey => nodeKey('person', id);
const tie = (subject: NodeKey, object: NodeKey, share = Number.NaN, ...kinds: RelationKind[]): Relation => ({
  ...{ subject, object, share, kinds: maskOf(kinds.length === 0 ? ['shareholder'] : kinds), origin: 'tie', row: 1 },
  ...{ start: 0, end: 0, isLikely: false },
});
const about = (company: NodeKey, relations: Relation[]): OwnershipAnswer =>
  findOwnership(buildGraph(relations), { ...CERTAIN_NOW, company });
const shareOf = ({ owners }: OwnershipAnswer, key: NodeKey) => owners.find((owner) => owner.key === key)?.share;

describe('examples of ownership', () => {
  it('multiply along chains and add over chains', () => {
    const answer = about(firm(4), [
      ...[tie(firm(1), firm(2), 50), tie(firm(1), firm(3), 20), tie(firm(2), firm(4), 40), tie(firm(3), firm(4), 60)],
    ]);
    expect(shareOf(answer, firm(1))).toEqual({ min: 32, max: 32 });
    expect(answer.owners.find(({ key }) => key === firm(1))?.chain).toEqual([firm(1), firm(2), firm(4)]);
    expect(answer.unknown).toEqual({ min: 0, max: 0 });
  });

  it('leave what is unknown between nothing and what is left', () => {
    const answer = about(firm(3), [tie(firm(1), firm(3), 30), tie(firm(2), firm(3)), tie(human(1), firm(2))]);
    expect(shareOf(answer, firm(2))).toEqual({ min: 0, max: 70 });
    expect(shareOf(answer, human(1))).toEqual({ min: 0, max: 70 });
    expect(answer.unknown).toEqual({ min: 0, max: 70 });
  });

  it('take a share that a company holds in itself through another for that of its owners', () => {
    const answer = about(firm(1), [tie(human(1), firm(1), 60), tie(firm(1), firm(2), 100), tie(firm(2), firm(1), 40)]);
    expect(shareOf(answer, human(1))).toEqual({ min: 100, max: 100 });
    expect(answer.hasLoop).toBe(true);
  });

  it('add up what is held through those one controls', () => {
    const answer = about(firm(3), [tie(human(1), firm(2), 51), tie(firm(2), firm(3), 30), tie(human(1), firm(3), 21)]);
    expect(answer.ultimateParents).toEqual([human(1)]);
    expect(answer.owners[0]).toMatchObject({ key: human(1), isControlling: true, share: { min: 36.3 } });
    expect(answer.owners[1]).toMatchObject({ key: firm(2), isControlling: false });
  });

  it('never take consolidation for a share', () => {
    const answer = about(firm(2), [tie(firm(1), firm(2), Number.NaN, 'parent'), tie(human(1), firm(2), 100)]);
    const parent = answer.owners.find(({ key }) => key === firm(1));
    expect(parent).toMatchObject({ direct: undefined, share: { min: 0, max: 0 }, isControlling: true });
    expect(answer.ultimateParents.sort()).toEqual([firm(1), human(1)].sort());
  });

  it('never hand out more than all', () => {
    const answer = about(firm(3), [
      tie(human(1), firm(1), 100),
      tie(human(1), firm(2), 100),
      tie(firm(1), firm(3), 80),
      tie(firm(2), firm(3), 80),
    ]);
    expect(shareOf(answer, human(1))).toEqual({ min: 100, max: 100 });
  });

  it('look at a limited number of owners, the larger ones first, and say so', () => {
    const many = Array.from({ length: MAX_HOLDERS + 5 }, (_, i) => tie(human(i + 1), firm(1), i === 503 ? 1 : 0.1));
    const { owners, isMore } = about(firm(1), many);
    expect(owners).toHaveLength(MAX_HOLDERS);
    expect(isMore).toBe(true);
    expect(owners[0]?.key).toBe(human(504));
  });
});
