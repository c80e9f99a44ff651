import { type Checkpoint, checkpointOf, type Stoppable } from '@firmament/memory/checkpoint';
import type { Contradiction, Holding, Interval, OwnershipAnswer, OwnershipQuestion } from './answers.ts';
import { type Graph, NONE, nodeOf, originOf } from './graph.ts';
import { bestChains, chainFrom, isOnlyChain, joinedByShares } from './ownership/chains.ts';
import { controlledBy, controlReason } from './ownership/control.ts';
import { OWNERSHIP_KINDS } from './ownership/pairs.ts';
import { loopsIn, type Shares, shareReckoner } from './ownership/shares.ts';
import { type Holders, holdersAround, type Stake, unheldOf } from './ownership/stakes.ts';
import { kindOfNode } from './relation.ts';
import { compareRelations, Walk } from './walk.ts';

/**
 * Who holds a company and what it holds, as intervals: what is unknown could be anything that is left. Looks at what is
 * current on the day. Links between persons do not add up shares: that would make a guess a majority.
 */
export const findOwnership = (graph: Graph, question: OwnershipQuestion, options?: Stoppable): OwnershipAnswer => {
  const checkpoint = checkpointOf(options);
  const filter = { ...question, kinds: OWNERSHIP_KINDS, minShare: 0, onlyCurrent: true, withUltimate: true };
  const walk = new Walk(graph, filter);
  const beside = new Walk(graph, filter);
  const leftOut = new Set<number>();
  walk.likelyLeftOut = leftOut;
  const company = nodeOf(graph, question.company);
  if (company === NONE) return NOBODY_KNOWN;
  const outdated = new Set((question.outdated ?? []).map(({ origin, row }) => `${origin} ${row}`));
  const read = { walk, others: beside, outdated };
  const above = holdersAround(read, company, 'above');
  const below = holdersAround(read, company, 'below');
  const owners = ownersOf(above, checkpoint);
  const relations = new Set([above, below].flatMap(({ into }) => into.flat().flatMap((stake) => stake.relations)));
  return {
    owners: owners.holdings,
    holdings: holdingsOf(below, checkpoint),
    ultimateParents: owners.ultimateParents,
    unknown: percent(unheldOf(beside, company, outdated)),
    contradictions: [...contradictionsIn(above), ...contradictionsIn(below)],
    relations: Array.from(relations, (relation) => walk.relation(relation)).sort(compareRelations),
    isMore: above.isMore || below.isMore,
    likelyLeftOut: [...leftOut].filter((relation) => originOf(walk.traits(relation)) !== 'link').length,
    hasLoop: [above, below].some((holders) => loopsIn(holders, checkpoint, isShare).some(({ length }) => length > 1)),
  };
};

const NOBODY_KNOWN: OwnershipAnswer = {
  owners: [],
  holdings: [],
  ultimateParents: [],
  unknown: { min: 100, max: 100 },
  relations: [],
  contradictions: [],
  isMore: false,
  likelyLeftOut: 0,
  hasLoop: false,
};

const contradictionsIn = ({ keys, into }: Holders): Contradiction[] =>
  into.flat().flatMap(({ owner, company, doubt }) => {
    if (doubt === undefined) return [];
    return { owner: keys[owner] as number, company: keys[company] as number, isOutdated: doubt === 'outdated' };
  });

const isShare = (stake: Stake): boolean => stake.isShare;

/** In per cent, from hundredths of it. */
const percent = ({ min, max }: Interval): Interval => ({ min: min / 100, max: max / 100 });

/** In per cent, from parts of one, without the dust of floating-point numbers. */
const rounded = (shares: Shares, node: number): Interval => ({
  min: Math.round((shares.min[node] as number) * 1e6) / 1e4,
  max: Math.round((shares.max[node] as number) * 1e6) / 1e4,
});

const ownersOf = (above: Holders, checkpoint: Checkpoint) => {
  const { keys, origin, into, steps } = above;
  const sharesOf = shareReckoner(above, checkpoint);
  const before = bestChains(above, 'above');
  const joined = joinedByShares(above, 'above');
  const holdings: Holding[] = [];
  const controllers: number[] = [];
  const isControlled = new Set<number>();
  keys.forEach((key, owner) => {
    checkpoint();
    const controlled = controlledBy(above, owner);
    for (const node of controlled) isControlled.add(node);
    if (owner === origin) return;
    const isControlling = controlled.has(origin);
    if (isControlling) controllers.push(owner);
    const chain = chainFrom(before, owner);
    holdings.push({
      key,
      direct: directOf(into[origin]?.find((stake) => stake.owner === owner)),
      share: rounded(sharesOf(owner), origin),
      isShare: joined.has(owner),
      isControlling,
      controlReason: isControlling ? controlReason(above, chain) : undefined,
      steps: steps[owner] as number,
      chain: chain.map((place) => keys[place] as number),
      isOnlyChain: isOnlyChain(above, chain, 'above'),
    });
  });
  const tops = above.isTopHidden ? [] : controllers.filter((node) => !isControlled.has(node));
  const ultimateParents = outranked(above, tops).map((node) => keys[node] as number);
  return { holdings: holdings.sort(compareHoldings), ultimateParents };
};

/**
 * Where somebody is said to be on top of the group, other companies that nobody is known to control stand between. People
 * do not: whoever consolidates is a company, and may itself belong to them.
 */
const outranked = ({ keys, outOf }: Holders, tops: readonly number[]): readonly number[] => {
  const isNamed = (node: number): boolean => (outOf[node] ?? []).some(({ isUltimate }) => isUltimate);
  if (!tops.some(isNamed)) return tops;
  return tops.filter((node) => isNamed(node) || kindOfNode(keys[node] as number) === 'person');
};

const holdingsOf = (below: Holders, checkpoint: Checkpoint): Holding[] => {
  const { keys, origin, into, steps } = below;
  const shares = shareReckoner(below, checkpoint)(origin);
  const controlled = controlledBy(below, origin);
  const before = bestChains(below, 'below');
  const joined = joinedByShares(below, 'below');
  const holdings = keys.map((key, company): Holding => {
    checkpoint();
    const isControlling = controlled.has(company);
    const chain = chainFrom(before, company).reverse();
    return {
      key,
      direct: directOf(into[company]?.find((stake) => stake.owner === origin)),
      share: rounded(shares, company),
      isShare: joined.has(company),
      isControlling,
      controlReason: isControlling ? controlReason(below, chain) : undefined,
      steps: steps[company] as number,
      chain: chain.map((place) => keys[place] as number),
      isOnlyChain: isOnlyChain(below, chain, 'below'),
    };
  });
  return holdings.filter((_, company) => company !== origin).sort(compareHoldings);
};

const directOf = (stake: Stake | undefined): Interval | undefined => (stake?.isShare ? percent(stake) : undefined);

const compareHoldings = (a: Holding, b: Holding): number =>
  b.share.min - a.share.min || b.share.max - a.share.max || a.steps - b.steps || a.key - b.key;
