import { Stopped } from '@firmament/memory/checkpoint';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holding, OwnershipAnswer, OwnershipQuestion } from './answers.ts';
import { buildGraph } from './build.ts';
import { anyFirm, asGraph, CERTAIN_NOW, someRelations } from './naive/arbitraries.ts';
import { naiveOwnership } from './naive/naive-ownership.ts';
import { MAX_HOLDERS } from './ownership/spread.ts';
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

describe('ownership', () => {
  it('is what trying everything finds', () => {
    const asked = fc.record({
      company: anyFirm,
      withLikely: fc.boolean(),
      on: fc.constantFrom(18, 40),
      longAgo: fc.constant(0),
      outdated: fc.constantFrom(undefined, [{ origin: 'tie' as const, row: 3 }]),
    });
    fc.assert(
      fc.property(someRelations(22), asked, fc.boolean(), (relations, question, isSplit) => {
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
  subject,
  object,
  share,
  kinds: maskOf(kinds.length === 0 ? ['shareholder'] : kinds),
  origin: 'tie',
  row: 1,
  start: 0,
  end: 0,
  isLikely: false,
});
const about = (company: NodeKey, relations: Relation[]): OwnershipAnswer =>
  findOwnership(buildGraph(relations), { ...CERTAIN_NOW, company });
const shareOf = ({ owners }: OwnershipAnswer, key: NodeKey) => owners.find((owner) => owner.key === key)?.share;

describe('examples of ownership', () => {
  it('multiply along chains and add over chains', () => {
    const answer = about(firm(4), [
      tie(firm(1), firm(2), 50),
      tie(firm(1), firm(3), 20),
      tie(firm(2), firm(4), 40),
      tie(firm(3), firm(4), 60),
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
    expect(answer.owners[0]).toMatchObject({
      key: human(1),
      isControlling: true,
      controlReason: 'together',
      share: { min: 36.3 },
      isOnlyChain: false,
    });
    expect(answer.owners[1]).toMatchObject({ key: firm(2), isControlling: false });
  });

  it('never take consolidation for a share', () => {
    const answer = about(firm(2), [tie(firm(1), firm(2), Number.NaN, 'parent'), tie(human(1), firm(2), 100)]);
    const parent = answer.owners.find(({ key }) => key === firm(1));
    expect(parent).toMatchObject({ direct: undefined, share: { min: 0, max: 0 }, isControlling: true });
    expect(answer.ultimateParents.sort()).toEqual([firm(1), human(1)].sort());
  });

  it('name on top of a group whoever is said to be, however little is known of those between', () => {
    const ultimate = { ...tie(firm(3), firm(1), Number.NaN, 'parent'), isUltimate: true };
    const between = tie(firm(2), firm(1), Number.NaN, 'parent');
    expect(about(firm(1), [between, ultimate]).ultimateParents).toEqual([firm(3)]);
    expect(about(firm(1), [ultimate]).ultimateParents).toEqual([firm(3)]);
    expect(about(firm(1), [between]).ultimateParents).toEqual([firm(2)]);
    // What GLEIF calls a parent is a company; who owns that one is another question.
    const person = tie(human(1), firm(2), 100);
    expect(about(firm(1), [between, ultimate, person]).ultimateParents.sort()).toEqual([firm(3), human(1)].sort());
    expect(about(firm(3), [between, ultimate]).holdings).toMatchObject([{ key: firm(1), isShare: false }]);
  });

  it('take who is on top for no further holder beside the chain that is known', () => {
    const ultimate = { ...tie(firm(1), firm(3), Number.NaN, 'parent'), isUltimate: true };
    const answer = about(firm(3), [tie(firm(1), firm(2), 100), tie(firm(2), firm(3), 60), ultimate]);
    expect(answer.owners.find(({ key }) => key === firm(1))).toMatchObject({
      share: { min: 60, max: 60 },
      isOnlyChain: true,
      chain: [firm(1), firm(2), firm(3)],
      isControlling: true,
    });
    expect(answer.unknown).toEqual({ min: 40, max: 40 });
    // Who is the parent as well may hold what is left.
    const parent = tie(firm(1), firm(3), Number.NaN, 'parent');
    expect(about(firm(3), [ultimate, parent]).unknown).toEqual({ min: 0, max: 100 });
  });

  it('never hand out more than all', () => {
    const answer = about(firm(3), [
      tie(human(1), firm(1), 100),
      tie(human(1), firm(2), 100),
      tie(firm(1), firm(3), 100.5),
      tie(firm(2), firm(3)),
      tie(human(1), firm(3), 0.5),
    ]);
    expect(shareOf(answer, human(1))).toEqual({ min: 100, max: 100 });
  });

  it('say of what is carried by one chain only that it is', () => {
    const answer = about(firm(3), [tie(human(1), firm(2), 60), tie(firm(2), firm(3), 60), tie(human(2), firm(2), 40)]);
    expect(answer.owners.map(({ key, isOnlyChain, controlReason }) => [key, isOnlyChain, controlReason])).toEqual([
      [firm(2), true, 'itself'] as const,
      [human(1), true, 'chain'] as const,
      [human(2), true, undefined],
    ]);
  });

  it('do not take a chain without a majority for control, though it is control together with others', () => {
    const answer = about(firm(4), [
      tie(human(1), firm(2), 60),
      tie(human(1), firm(3), 60),
      tie(firm(2), firm(4), 30),
      tie(firm(3), firm(4), 30),
    ]);
    const owner = answer.owners.find(({ key }) => key === human(1));
    expect(owner).toMatchObject({ share: { min: 36 }, isOnlyChain: false, controlReason: 'together' });
    expect(answer.ultimateParents).toEqual([human(1)]);
  });

  describe('that contradict each other', () => {
    const since = (start: number, relation: Relation): Relation => ({ ...relation, start });
    const of = (relations: Relation[], outdated?: OwnershipQuestion['outdated']) =>
      findOwnership(buildGraph(relations), { ...CERTAIN_NOW, company: firm(3), outdated });

    it('make nobody a parent where nothing tells which is right', () => {
      const answer = of([tie(firm(1), firm(3), 100), tie(firm(2), firm(3), 100)]);
      expect(answer).toMatchObject({ ultimateParents: [], unknown: { min: 0, max: 0 } });
      expect(answer.owners.map(({ share, isControlling }) => [share, isControlling])).toEqual([
        ...[1, 2].map(() => [{ min: 0, max: 100 }, false]),
      ]);
      expect(answer.contradictions.map(({ isOutdated }) => isOutdated)).toEqual([false, false]);
    });

    it('leave for certain what the others do not claim', () => {
      const answer = of([tie(firm(1), firm(3), 80), tie(firm(2), firm(3), 60)]);
      expect([shareOf(answer, firm(1)), shareOf(answer, firm(2))]).toEqual([
        { min: 40, max: 80 },
        { min: 20, max: 60 },
      ]);
    });

    it.each<[string, Relation[], OwnershipQuestion['outdated']]>([
      ['began later', [since(10, tie(firm(1), firm(3), 100)), since(20, tie(firm(2), firm(3), 70))], undefined],
      [
        'is not outdated',
        [{ ...tie(firm(1), firm(3), 100), row: 7 }, tie(firm(2), firm(3), 70)],
        [{ origin: 'tie', row: 7 }],
      ],
    ])('follow the one that %s', (_, relations, outdated) => {
      const answer = of(relations, outdated);
      expect([shareOf(answer, firm(1)), shareOf(answer, firm(2))]).toEqual([
        { min: 0, max: 30 },
        { min: 70, max: 70 },
      ]);
      expect(answer.ultimateParents).toEqual([firm(2)]);
      expect(answer.contradictions).toEqual([{ owner: firm(1), company: firm(3), isOutdated: true }]);
    });

    it.each<[string, OwnershipQuestion['outdated'], NodeKey[]]>([
      ['of which nothing tells that it is right', undefined, []],
      ['that is outdated', [{ origin: 'tie', row: 7 }], [firm(2)]],
    ])('make nobody a parent along with a share %s', (_, outdated, tops) => {
      const parent = { ...tie(firm(1), firm(3), 100, 'parent', 'shareholder'), row: 7 };
      const relations = [parent, tie(firm(2), firm(3), 100)];
      const answer = of(relations, outdated);
      expect(answer.owners.find(({ key }) => key === firm(1))).toMatchObject({ isControlling: false });
      expect(answer.ultimateParents).toEqual(tops);
      // Whoever is called a parent without a share is one whatever the shares are.
      const apart = of([...relations, { ...tie(firm(1), firm(3), Number.NaN, 'parent'), row: 8 }], outdated);
      expect(apart.owners.find(({ key }) => key === firm(1))).toMatchObject({ isControlling: true });
    });

    it('are none where shares are rounded', () => {
      expect(of([1, 2, 4].map((id) => tie(firm(id), firm(3), 33.34))).contradictions).toEqual([]);
    });
  });

  it.each([
    ['above', firm(1)],
    ['below', firm(3)],
  ])('stop within a loop that settles slowly, %s, when their caller no longer wants them', (_, company) => {
    const loop = [tie(firm(1), firm(2), 99.9), tie(firm(2), firm(1), 99.9), tie(firm(3), firm(1), 0.1)];
    let looks = 0;
    const shouldStop = () => ++looks > 50;
    expect(() => findOwnership(buildGraph(loop), { ...CERTAIN_NOW, company }, { shouldStop })).toThrow(Stopped);
  });

  it('look at a limited number of owners, the larger ones first, and say so', () => {
    const many = Array.from({ length: MAX_HOLDERS + 5 }, (_, i) => tie(human(i + 1), firm(1), i === 503 ? 1 : 0.1));
    const { owners, isMore } = about(firm(1), many);
    expect(owners).toHaveLength(MAX_HOLDERS);
    expect(isMore).toBe(true);
    expect(owners[0]?.key).toBe(human(504));
  });

  it('go up to the top however many others there are', () => {
    const partners = Array.from({ length: MAX_HOLDERS + 100 }, (_, i) =>
      tie(human(i + 1), firm(1), Number.NaN, 'partner'),
    );
    const group = [tie(firm(2), firm(1), Number.NaN, 'parent'), tie(firm(3), firm(2), 100)];
    const answer = about(firm(1), [...partners, ...group]);
    expect(answer).toMatchObject({ isMore: true, ultimateParents: [firm(3)] });

    const small = Array.from({ length: MAX_HOLDERS + 20 }, (_, i) => tie(human(i + 1), firm(1), 0.05));
    const majority = [tie(firm(9), firm(1), 60), tie(firm(10), firm(9), 100)];
    expect(about(firm(1), [...small, ...majority])).toMatchObject({ isMore: true, ultimateParents: [firm(10)] });
  });

  it('name nobody on top where those left out could be', () => {
    // Each of them may belong to one and the same, who was not looked for.
    const many = Array.from({ length: MAX_HOLDERS + 20 }, (_, i) => tie(firm(i + 10), firm(1), 0.1));
    const top = [tie(firm(2), firm(1), Number.NaN, 'parent'), tie(human(1), firm(10), 100)];
    const answer = about(firm(1), [...many, ...top]);
    expect(answer.owners.find(({ key }) => key === firm(2))?.isControlling).toBe(true);
    expect(answer).toMatchObject({ isMore: true, ultimateParents: [] });
  });
});
