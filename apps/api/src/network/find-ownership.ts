import type {
  getNetworkOwnership,
  NetworkHolding,
  NetworkOwnership,
  OWNERSHIP_THRESHOLDS,
} from '@firmament/api-contract/calls/network';
import type { Holding, Interval, OwnershipAnswer } from '@firmament/network/answers';
import { kindOfNode, type NodeKey, type Relation } from '@firmament/network/relation';
import type { z } from 'zod';
import type { Caller } from '../platform/fairness/caller.ts';
import { refusedField } from '../platform/http/app-error.ts';
import type { NetworkDeps } from './explore-network.ts';
import { findHiddenOwners } from './hidden-owners.query.ts';
import {
  type Evidence,
  evidenceAround,
  type Step,
  type Steps,
  staleOn,
  stepKey,
  stepsIn,
} from './ownership-evidence.ts';
import { assertShown, findPoint, toPointId } from './point-id.ts';
import { namedIn, presentPoint } from './point-presenter.ts';
import { readScene, type Scene, wireOf } from './read-scene.ts';
import { type Days, daysAsked, filterOf } from './relation-filter.ts';
import { holdingSentence } from './sentences/holding-sentence.ts';

const NO_COMPANY = {
  en: 'Only a company can be owned. Please choose a company.',
  de: 'Nur ein Unternehmen kann jemandem gehören. Bitte wählen Sie ein Unternehmen.',
};

type Threshold = (typeof OWNERSHIP_THRESHOLDS)[number];

type Passes = (percent: number) => boolean;
const PASSES: Record<Threshold, Passes> = {
  over_25: (percent) => percent > 25,
  from_25: (percent) => percent >= 25,
  over_50: (percent) => percent > 50,
  any: (percent) => percent > 0,
};

/** Sums and products of shares miss a round number by a hair. */
const rounded = (percent: number): number => Math.round(percent * 1e6) / 1e6;
const roundedBoth = ({ min, max }: Interval): Interval => ({ min: rounded(min), max: rounded(max) });

export const reachOf = ({ min, max }: Interval, threshold: Threshold): NetworkHolding['reaches'] => {
  const passes = PASSES[threshold];
  if (passes(rounded(min))) return 'yes';
  return passes(rounded(max)) ? 'maybe' : 'no';
};

export const findOwnership = async (
  { rows, clock, graph, begin }: NetworkDeps,
  query: z.output<(typeof getNetworkOwnership)['query']>,
  caller: Caller,
): Promise<NetworkOwnership> => {
  const days = daysAsked(clock, query.on);
  const company = await findPoint(rows, query.company);
  if (kindOfNode(company) === 'person') throw refusedField('company', NO_COMPANY);
  const { on, withLikely, longAgo } = filterOf(query, days);
  const question = { company, on, withLikely, longAgo };
  const first = await graph.ownership(question, caller);
  const hiddenOf = ({ ultimateParents }: OwnershipAnswer) =>
    findHiddenOwners(rows, [company, ...ultimateParents], days);
  const [scene, hiddenAtFirst] = await Promise.all([
    readScene(rows, { keys: keysIn(first, company), relations: first.relations }, days),
    hiddenOf(first),
  ]);
  assertShown(scene, [company]);
  const startsToday = await begin([company]);
  const outdated = outdatedIn(scene, first, days);
  // The graph knows no sources, so it cannot know whose word is old.
  const answer = outdated.length === 0 ? first : await graph.ownership({ ...question, outdated }, caller);
  const hidden = answer === first ? hiddenAtFirst : await hiddenOf(answer);
  const steps = stepsIn(scene.relations, answer.contradictions, days.measuredOn);
  const present = (holdings: readonly Holding[], isOwner: boolean) => {
    const evidence = evidenceAround(steps, { company, others: holdings.map(({ key }) => key), isAbove: isOwner });
    const around = { scene, steps, evidence, days, threshold: query.threshold };
    return holdings.flatMap((holding) => presentHolding(holding, around) ?? []);
  };
  return {
    on: days.on,
    company: toPointId(company),
    threshold: query.threshold,
    owners: present(answer.owners, true),
    holdings: present(answer.holdings, false),
    // Whoever is above those who are not shown may be on top.
    ultimate_parents: answer.ultimateParents.filter((key) => scene.points.has(key) && !hidden.has(key)).map(toPointId),
    unknown: roundedBoth(answer.unknown),
    hidden_owners: [...hidden].flatMap(([key, { objected, unidentified }]) =>
      objected + unidentified === 0 ? [] : { at: toPointId(key), objected, unidentified },
    ),
    points: [...scene.points].map(([key, row]) => presentPoint(key, row)),
    relations: wireOf(scene.relations),
    has_loop: answer.hasLoop,
    is_more: answer.isMore,
    left_out: { likely: answer.likelyLeftOut },
    starts_today: startsToday,
  };
};

/**
 * Of shares in one company that contradict each other, those that were stated long ago, if others were not. All rows of
 * such a share: what several state in the same words is one relation of the scene.
 */
const outdatedIn = (scene: Scene, { contradictions, relations }: OwnershipAnswer, { measuredOn }: Days): Relation[] => {
  const disputed = new Set(contradictions.filter(({ isOutdated }) => !isOutdated).map(({ company }) => company));
  if (disputed.size === 0) return [];
  const isStale = staleOn(measuredOn);
  const stated = scene.relations.filter(
    ({ relation, wire }) => disputed.has(relation.object) && wire.is_in_force && wire.share !== null,
  );
  const fresh = stated.filter((one) => !isStale(one)).map(({ relation }) => relation);
  const decided = new Set(fresh.map(({ object }) => object));
  const standing = new Set(fresh.map(pairOf));
  const stale = new Set(stated.map(({ relation }) => pairOf(relation)).filter((pair) => !standing.has(pair)));
  return relations.filter((relation) => decided.has(relation.object) && stale.has(pairOf(relation)));
};

const pairOf = ({ subject, object }: Relation): string => stepKey(subject, object);

const keysIn = ({ owners, holdings, relations, ultimateParents }: OwnershipAnswer, company: NodeKey): Set<NodeKey> => {
  const keys = new Set([company]);
  for (const key of ultimateParents) keys.add(key);
  for (const holdingsOfSide of [owners, holdings]) {
    for (const { key, chain } of holdingsOfSide) {
      keys.add(key);
      for (const one of chain) keys.add(one);
    }
  }
  for (const { subject, object } of relations) {
    keys.add(subject);
    keys.add(object);
  }
  return keys;
};

type Around = {
  scene: Scene;
  steps: Steps;
  evidence: ReadonlyMap<NodeKey, Evidence>;
  days: Days;
  threshold: Threshold;
};

/** Undefined if somebody in between may no longer be shown. */
const presentHolding = (holding: Holding, around: Around): NetworkHolding | undefined => {
  const { key, chain } = holding;
  const { scene, steps, days, threshold } = around;
  const rows = chain.map((one) => scene.points.get(one));
  const [owner, owned] = [rows[0], rows.at(-1)];
  const evidence = around.evidence.get(key);
  if (owner === undefined || owned === undefined || evidence === undefined || rows.includes(undefined))
    return undefined;
  const between = rows.slice(1, -1).flatMap((row) => (row === undefined ? [] : namedIn(row)));
  const stated = chain.slice(1).flatMap((to, index) => steps.get(stepKey(chain[index] as NodeKey, to))?.stated ?? []);
  // Said to be on top of the group: no share beside the chain, but a reason for control.
  const onTop = between.length === 0 ? [] : (stepBetween(chain, steps)?.stated ?? []);
  const share = roundedBoth(holding.share);
  const direct = holding.direct && roundedBoth(holding.direct);
  const reaches = reachOf(holding.share, threshold);
  const { isShare, isControlling, controlReason, isOnlyChain } = holding;
  const { state, grade, contradiction } = evidence;
  return {
    id: toPointId(key),
    direct: direct ?? null,
    share,
    is_share: isShare,
    is_controlling: isControlling,
    reaches,
    state,
    grade,
    is_contradicted: contradiction !== undefined,
    steps: holding.steps,
    chain: chain.map(toPointId),
    sentence: holdingSentence({
      owner: namedIn(owner),
      owned: namedIn(owned),
      between,
      direct,
      share,
      isShare,
      controlReason,
      isOnlyChain,
      reaches,
      threshold,
      on: days.on,
      isToday: days.isToday,
      grade,
      contradiction,
      chain: stated,
      beside: isOnlyChain ? onTop : [...evidence.cited.values()],
      isDisputed: between.length === 0 && stepBetween(chain, steps)?.contradiction !== undefined,
      time: timeOf(evidence, days.isToday),
    }),
  };
};

/** Between the ends of a chain, with nobody on the way. */
const stepBetween = (chain: readonly NodeKey[], steps: Steps): Step | undefined =>
  steps.get(stepKey(chain[0] as NodeKey, chain.at(-1) as NodeKey));

const timeOf = ({ isStale, state }: Evidence, isToday: boolean): 'now' | 'then' | 'last' => {
  if (isStale || (isToday && state !== 'current')) return 'last';
  return isToday ? 'now' : 'then';
};
