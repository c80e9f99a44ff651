import type { ControlReason, Holding, Interval, OwnershipAnswer, OwnershipQuestion } from '../answers.ts';
import { kindOfNode, maskOf, type NodeKey, type Relation } from '../relation.ts';
import { compareRelations } from '../walk.ts';
import { counting, leftOutAsLikely } from './naive-network.ts';

/** The rules of ownership by trying everything; tests compare the graph with it. */

const SHARES = maskOf(['shareholder', 'partner']);
const PARENT = maskOf(['parent']);

type Held = {
  min: number;
  max: number;
  isKnown: boolean;
  isShare: boolean;
  isParent: boolean;
  /** Also without its share. */
  isParentAnyway: boolean;
  isUltimate: boolean;
  /** Of the newest row that tells how much; -1 if all that do give way. */
  since: number;
  doubt?: 'outdated' | 'open';
};

/** What each owner holds of each company, as parts of one. */
const heldIn = (
  relations: readonly Relation[],
  outdated: OwnershipQuestion['outdated'] = [],
): Map<NodeKey, Map<NodeKey, Held>> => {
  const found = new Map<NodeKey, Map<NodeKey, Held>>();
  for (const company of new Set(relations.map(({ object }) => object))) {
    const into = relations.filter(({ object }) => object === company);
    const holders = new Map<NodeKey, Held>();
    for (const owner of new Set(into.map(({ subject }) => subject))) {
      const said = into.filter(({ subject }) => subject === owner);
      const shares = said.filter(({ kinds }) => (kinds & SHARES) !== 0);
      const counted = shares.filter(({ share }) => !Number.isNaN(share));
      const known = counted.map(({ share }) => share / 100);
      const standing = counted.filter(
        ({ origin, row }) => !outdated.some((one) => one.origin === origin && one.row === row),
      );
      const isOnTopAlone = said.every((one) => one.isUltimate === true);
      const most = isOnTopAlone ? 0 : 1;
      holders.set(owner, {
        min: known.length > 0 ? Math.min(...known) : 0,
        max: known.length > 0 ? Math.max(...known) : most,
        isKnown: known.length > 0,
        isShare: shares.length > 0,
        isParent: said.some(({ kinds }) => (kinds & PARENT) !== 0),
        isParentAnyway: said.some(({ kinds, share }) => (kinds & PARENT) !== 0 && Number.isNaN(share)),
        isUltimate: said.some((one) => one.isUltimate === true),
        since: Math.max(-1, ...standing.map(({ start }) => start)),
      });
    }
    weighUp([...holders.values()].filter(({ min }) => min > 0));
    const least = [...holders.values()].reduce((sum, { min }) => sum + min, 0);
    for (const held of holders.values()) held.max = Math.max(held.min, Math.min(held.max, 1 - (least - held.min)));
    found.set(company, holders);
  }
  return found;
};

const sum = (helds: readonly Held[]): number => helds.reduce((total, { min }) => total + Math.round(min * 1e4), 0);
/** All, and what registers round. */
const MOST = 10_100;

/** Where all together hold too much: the newest as far as they fit, if days tell; else each what the others leave. */
const weighUp = (helds: readonly Held[]): void => {
  const all = sum(helds);
  if (all <= MOST) return;
  const isDated = helds.every(({ since }) => since !== 0);
  const ageOf = ({ since }: Held): number => (isDated ? since : Math.min(since, 0));
  const newerOrSame = (held: Held): Held[] => helds.filter((other) => ageOf(other) >= ageOf(held));
  const fitting = helds.filter((held) => sum(newerOrSame(held)) <= MOST);
  for (const held of helds) {
    if (fitting.includes(held)) continue;
    held.doubt = fitting.length > 0 ? 'outdated' : 'open';
  }
  const mins = helds.map(({ min }) => min);
  helds.forEach((held, i) => {
    if (held.doubt !== undefined) held.isParent = held.isParentAnyway;
    if (held.doubt === 'outdated') held.min = 0;
    if (held.doubt === 'open') held.min = Math.max(0, 1 - (all / 1e4 - (mins[i] as number)));
  });
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

const isMajority = (stake: Held | undefined): boolean =>
  stake !== undefined && (stake.isParent || Math.round(stake.min * 1e4) > 5000);

const reasonIn = (world: World, chain: readonly NodeKey[]): ControlReason => {
  if (isMajority(stakeOf(world, chain[0] as NodeKey, chain.at(-1) as NodeKey))) return 'itself';
  const isAtEveryStep = chain.slice(1).every((node, i) => isMajority(stakeOf(world, chain[i] as NodeKey, node)));
  return isAtEveryStep ? 'chain' : 'together';
};

/** Whether nothing leaves the chain that comes back to it; seen from its end that the question is about. */
const isTheOnly = (world: World, chain: readonly NodeKey[], company: NodeKey): boolean => {
  const [owner, owned] = [chain[0] as NodeKey, chain.at(-1) as NodeKey];
  const isAbove = owned === company;
  const stakes = [...world].flatMap(([to, holders]) =>
    [...holders].filter(([, { max }]) => max > 1e-9).map(([from]) => ({ from, to })),
  );
  const isPart = ({ from, to }: { from: NodeKey; to: NodeKey }): boolean =>
    isAbove
      ? to !== owner && (to === owned || chainsBetween(world, to, owned).length > 0)
      : from !== owned && (from === owner || chainsBetween(world, owner, from).length > 0);
  return chain.every((node) => {
    if (node === company) return true;
    return stakes.filter((stake) => (isAbove ? stake.from : stake.to) === node && isPart(stake)).length <= 1;
  });
};

const percent = (part: number): number => part * 100;

export const naiveOwnership = (
  relations: readonly Relation[],
  question: OwnershipQuestion,
): Omit<OwnershipAnswer, 'isMore'> => {
  const filter = { ...question, kinds: SHARES | PARENT, minShare: 0, onlyCurrent: true, withUltimate: true };
  const counted = counting(relations, filter).filter(({ origin }) => origin !== 'link');
  const world = heldIn(counted, question.outdated);
  const shares = heldIn(counted.filter(({ kinds }) => (kinds & SHARES) !== 0));
  const { company } = question;
  const nodes = [...new Set(counted.flatMap(({ subject, object }) => [subject, object]))].sort((a, b) => a - b);
  const above = nodes.filter((node) => node !== company && chainsBetween(world, node, company).length > 0);
  const below = nodes.filter((node) => node !== company && chainsBetween(world, company, node).length > 0);
  const holding = (key: NodeKey, owner: NodeKey, owned: NodeKey): Holding => {
    const stake = stakeOf(world, owner, owned);
    const chains = chainsBetween(world, owner, owned);
    const chain = bestChain(world, owner, owned, company);
    const isControlling = controls(world, owner).has(owned);
    return {
      key,
      direct: stake?.isShare ? { min: percent(stake.min), max: percent(stake.max) } : undefined,
      share: { min: percent(shareIn(world, owner, owned, 'min')), max: percent(shareIn(world, owner, owned, 'max')) },
      isShare: chainsBetween(shares, owner, owned).length > 0,
      isControlling,
      controlReason: isControlling ? reasonIn(world, chain) : undefined,
      steps: Math.min(...chains.map(({ length }) => length - 1)),
      chain,
      isOnlyChain: isTheOnly(world, chain, company),
    };
  };
  const unknown: Interval = { min: 100, max: 100 };
  const holders = [...(world.get(company)?.values() ?? [])];
  for (const { min, max } of holders) {
    unknown.min -= percent(max);
    unknown.max -= percent(min);
  }
  const [up, down] = [
    [company, ...above],
    [company, ...below],
  ];
  const isOn = (side: NodeKey[]) => (relation: Relation) =>
    side.includes(relation.subject) && side.includes(relation.object);
  const tops = above.filter(
    (key) => controls(world, key).has(company) && !nodes.some((other) => controls(world, other).has(key)),
  );
  const isNamed = (key: NodeKey): boolean =>
    [company, ...above].some((owned) => stakeOf(world, key, owned)?.isUltimate === true);
  const isAnyNamed = tops.some(isNamed);
  const likely = leftOutAsLikely(relations, filter).filter(({ origin }) => origin !== 'link');
  return {
    owners: above.map((key) => holding(key, key, company)),
    holdings: below.map((key) => holding(key, company, key)),
    ultimateParents: isAnyNamed ? tops.filter((key) => isNamed(key) || kindOfNode(key) === 'person') : tops,
    unknown: holders.some(({ doubt }) => doubt === 'open')
      ? { min: 0, max: 0 }
      : { min: Math.max(0, unknown.min), max: Math.max(0, unknown.max) },
    contradictions: [up, down].flatMap((side) =>
      [...side]
        .sort((a, b) => a - b)
        .flatMap((at) =>
          [...(world.get(at) ?? [])]
            .filter(([owner, { doubt }]) => doubt !== undefined && side.includes(owner))
            .sort(([a], [b]) => a - b)
            .map(([owner, { doubt }]) => ({ owner, company: at, isOutdated: doubt === 'outdated' })),
        ),
    ),
    relations: counted.filter((relation) => isOn(up)(relation) || isOn(down)(relation)).sort(compareRelations),
    likelyLeftOut: likely.filter(({ subject, object }) => up.includes(object) || down.includes(subject)).length,
    hasLoop: [up, down].some((side) =>
      side.some((a) =>
        side.some((b) => a !== b && chainsBetween(shares, a, b).length > 0 && chainsBetween(shares, b, a).length > 0),
      ),
    ),
  };
};
