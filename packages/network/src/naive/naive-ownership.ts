import type { Holding, Interval, OwnershipAnswer, OwnershipQuestion } from '../answers.ts';
import { maskOf, type NodeKey, type Relation } from '../relation.ts';
import { compareRelations } from '../walk.ts';
import { counting, leftOutAsLikely } from './naive-network.ts';

/** The rules of ownership by trying everything; tests compare the graph with it. */

const SHARES = maskOf(['shareholder', 'partner']);
const PARENT = maskOf(['parent']);

type Held = { min: number; max: number; isKnown: boolean; isShare: boolean; isParent: boolean };

/** What each owner holds of each company, as parts of one. */
const heldIn = (relations: readonly Relation[]): Map<NodeKey, Map<NodeKey, Held>> => {
  const found = new Map<NodeKey, Map<NodeKey, Held>>();
  for (const company of new Set(relations.map(({ object }) => object))) {
    const into = relations.filter(({ object }) => object === company);
    const holders = new Map<NodeKey, Held>();
    for (const owner of new Set(into.map(({ subject }) => subject))) {
      const said = into.filter(({ subject }) => subject === owner);
      const shares = said.filter(({ kinds }) => (kinds & SHARES) !== 0);
      const known = shares.map(({ share }) => share / 100).filter((share) => !Number.isNaN(share));
      holders.set(owner, {
        ...{ min: known.length > 0 ? Math.min(...known) : 0, max: known.length > 0 ? Math.max(...known) : 1 },
        ...{ isKnown: known.length > 0, isShare: shares.length > 0 },
        isParent: said.some(({ kinds }) => (kinds & PARENT) !== 0),
      });
    }
    const least = [...holders.values()].reduce((sum, { min }) => sum + min, 0);
    for (const held of holders.values()) held.max = Math.max(held.min, Math.min(held.max, 1 - (least - held.min)));
    found.set(company, holders);
  }
  return found;
};

type World = ReturnType<typeof heldIn>;

const stakeOf = (world: World, owner: NodeKey, company: NodeKey): Held | undefined => world.get(company)?.get(owner);

/** All chains without a node twice from an owner to a company. */
const chainsBetween = (world: World, owner: NodeKey, company: NodeKey): NodeKey[][] => {
  const found: NodeKey[][] = [];
  const go = (chain: NodeKey[]): void => {
    const first = chain[0] as NodeKey;
    if (first === owner) {
      found.push(chain);
      return;
    }
    for (const holder of world.get(first)?.keys() ?? []) if (!chain.includes(holder)) go([holder, ...chain]);
  };
  go([company]);
  return found;
};

/** The limit of going round again and again. */
const shareIn = (world: World, owner: NodeKey, company: NodeKey, bound: 'min' | 'max'): number => {
  let held = new Map<NodeKey, number>();
  for (let round = 0; round < 600; round++) {
    held = new Map(
      [...world].map(([node, holders]) => {
        const parts = [...holders].map(
          ([holder, stake]) => (holder === owner ? 1 : (held.get(holder) ?? 0)) * stake[bound],
        );
        return [
          node,
          Math.min(
            1,
            parts.reduce((sum, part) => sum + part, 0),
          ),
        ];
      }),
    );
  }
  return held.get(company) ?? 0;
};

const controls = (world: World, owner: NodeKey): Set<NodeKey> => {
  const circle = new Set([owner]);
  for (let before = -1; before !== circle.size; ) {
    before = circle.size;
    for (const [company, holders] of world) {
      const ours = [...holders].filter(([holder]) => circle.has(holder));
      const sum = ours.reduce((total, [, { min }]) => total + Math.round(min * 1e4), 0);
      if (sum > 5000 || ours.some(([, { isParent }]) => isParent)) circle.add(company);
    }
  }
  circle.delete(owner);
  return circle;
};

const bestChain = (world: World, owner: NodeKey, company: NodeKey, origin: NodeKey): NodeKey[] => {
  const ranked = chainsBetween(world, owner, company).map((chain) => {
    const stakes = chain.slice(1).map((node, i) => stakeOf(world, chain[i] as NodeKey, node) as Held);
    const known = stakes.filter(({ isKnown, min }) => isKnown && min > 0);
    const product = known.reduce((total, { min }) => total * min, 1);
    const fromFar = origin === company ? chain : [...chain].reverse();
    return { chain, rank: [stakes.length - known.length, -product, chain.length, ...fromFar] };
  });
  ranked.sort((a, b) => {
    const at = a.rank.findIndex((value, i) => Math.abs(value - (b.rank[i] as number)) > 1e-12);
    return at === -1 ? 0 : (a.rank[at] as number) - (b.rank[at] as number);
  });
  return ranked[0]?.chain as NodeKey[];
};

const percent = (part: number): number => part * 100;

export const naiveOwnership = (
  relations: readonly Relation[],
  question: OwnershipQuestion,
): Omit<OwnershipAnswer, 'isMore'> => {
  const filter = { ...question, kinds: SHARES | PARENT, minShare: 0, onlyCurrent: true };
  const counted = counting(relations, filter).filter(({ origin }) => origin !== 'link');
  const world = heldIn(counted);
  const { company } = question;
  const nodes = [...new Set(counted.flatMap(({ subject, object }) => [subject, object]))].sort((a, b) => a - b);
  const above = nodes.filter((node) => node !== company && chainsBetween(world, node, company).length > 0);
  const below = nodes.filter((node) => node !== company && chainsBetween(world, company, node).length > 0);
  const holding = (key: NodeKey, owner: NodeKey, owned: NodeKey): Holding => {
    const stake = stakeOf(world, owner, owned);
    return {
      key,
      direct: stake?.isShare ? { min: percent(stake.min), max: percent(stake.max) } : undefined,
      share: { min: percent(shareIn(world, owner, owned, 'min')), max: percent(shareIn(world, owner, owned, 'max')) },
      isControlling: controls(world, owner).has(owned),
      steps: Math.min(...chainsBetween(world, owner, owned).map((chain) => chain.length - 1)),
      chain: bestChain(world, owner, owned, company),
    };
  };
  const unknown: Interval = { min: 100, max: 100 };
  for (const { min, max } of world.get(company)?.values() ?? []) {
    unknown.min -= percent(max);
    unknown.max -= percent(min);
  }
  const [up, down] = [
    [company, ...above],
    [company, ...below],
  ];
  const isOn = (side: NodeKey[]) => (relation: Relation) =>
    side.includes(relation.subject) && side.includes(relation.object);
  const shares = heldIn(counted.filter(({ kinds }) => (kinds & SHARES) !== 0));
  const likely = leftOutAsLikely(relations, filter).filter(({ origin }) => origin !== 'link');
  return {
    owners: above.map((key) => holding(key, key, company)),
    holdings: below.map((key) => holding(key, company, key)),
    ultimateParents: above.filter(
      (key) => controls(world, key).has(company) && !nodes.some((other) => controls(world, other).has(key)),
    ),
    unknown: { min: Math.max(0, unknown.min), max: Math.max(0, unknown.max) },
    relations: counted.filter((relation) => isOn(up)(relation) || isOn(down)(relation)).sort(compareRelations),
    likelyLeftOut: likely.filter(({ subject, object }) => up.includes(object) || down.includes(subject)).length,
    hasLoop: [up, down].some((side) =>
      side.some((a) =>
        side.some((b) => a !== b && chainsBetween(shares, a, b).length > 0 && chainsBetween(shares, b, a).length > 0),
      ),
    ),
  };
};
