import type {
  getNetworkOwnership,
  NetworkHolding,
  NetworkOwnership,
  OWNERSHIP_THRESHOLDS,
} from '@firmament/api-contract/calls/network';
import type { Holding, Interval, OwnershipAnswer } from '@firmament/network/answers';
import { kindOfNode, type NodeKey } from '@firmament/network/relation';
import type { z } from 'zod';
import type { Caller } from '../platform/fairness/caller.ts';
import { refusedField } from '../platform/http/app-error.ts';
import type { NetworkDeps } from './explore-network.ts';
import { assertShown, findPoint, toPointId } from './point-id.ts';
import { namedIn, presentPoint } from './point-presenter.ts';
import { readScene, type Scene, wireOf } from './read-scene.ts';
import { daysAsked, filterOf } from './relation-filter.ts';
import { holdingSentence } from './sentences/holding-sentence.ts';
import type { Told } from './sentences/told.ts';

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
  { rows, clock, graph }: NetworkDeps,
  query: z.output<(typeof getNetworkOwnership)['query']>,
  caller: Caller,
): Promise<NetworkOwnership> => {
  const days = daysAsked(clock, query.on);
  const company = await findPoint(rows, query.company);
  if (kindOfNode(company) === 'person') throw refusedField('company', NO_COMPANY);
  const { on, withLikely, longAgo } = filterOf(query, days);
  const answer = await graph.ownership({ company, on, withLikely, longAgo }, caller);
  const scene = await readScene(rows, { keys: keysIn(answer, company), relations: answer.relations }, days);
  assertShown(scene, [company]);
  const steps = stepsIn(scene);
  const present = (holdings: readonly Holding[], isOwner: boolean) =>
    holdings.flatMap((holding) => presentHolding(holding, { company, isOwner, scene, steps }, query.threshold) ?? []);
  return {
    ...{ on: days.on, company: toPointId(company), threshold: query.threshold },
    ...{ owners: present(answer.owners, true), holdings: present(answer.holdings, false) },
    ultimate_parents: answer.ultimateParents.filter((key) => scene.points.has(key)).map(toPointId),
    unknown: roundedBoth(answer.unknown),
    points: [...scene.points].map(([key, row]) => presentPoint(key, row)),
    relations: wireOf(scene.relations),
    ...{ has_loop: answer.hasLoop, is_more: answer.isMore, left_out: { likely: answer.likelyLeftOut } },
  };
};

const keysIn = ({ owners, holdings, relations, ultimateParents }: OwnershipAnswer, company: NodeKey): Set<NodeKey> =>
  new Set([
    ...[company, ...ultimateParents],
    ...[...owners, ...holdings].flatMap(({ key, chain }) => [key, ...chain]),
    ...relations.flatMap(({ subject, object }) => [subject, object]),
  ]);

type Steps = ReadonlyMap<string, readonly Told[]>;
const stepKey = (from: NodeKey, to: NodeKey): string => `${from} ${to}`;

/** What is said of each step on the day. */
const stepsIn = ({ relations }: Scene): Steps => {
  const steps = new Map<string, Told[]>();
  for (const { relation, told, wire } of relations) {
    if (!wire.is_in_force) continue;
    const key = stepKey(relation.subject, relation.object);
    steps.set(key, [...(steps.get(key) ?? []), told]);
  }
  return steps;
};

type Around = { company: NodeKey; isOwner: boolean; scene: Scene; steps: Steps };

/** Undefined if somebody in between may no longer be shown. */
const presentHolding = (
  { key, direct, share, isControlling, steps: stepCount, chain }: Holding,
  { company, isOwner, scene, steps }: Around,
  threshold: Threshold,
): NetworkHolding | undefined => {
  const rows = chain.map((one) => scene.points.get(one));
  const [owner, owned] = [rows[0], rows.at(-1)];
  if (owner === undefined || owned === undefined || rows.includes(undefined)) return undefined;
  const between = rows.slice(1, -1).flatMap((row) => (row === undefined ? [] : namedIn(row)));
  const told = chain.slice(1).flatMap((to, index) => steps.get(stepKey(chain[index] as NodeKey, to)) ?? []);
  const known = { share: roundedBoth(share), direct: direct && roundedBoth(direct), isControlling };
  const reaches = reachOf(share, threshold);
  return {
    id: toPointId(key),
    ...{ direct: known.direct ?? null, share: known.share, is_controlling: isControlling, reaches },
    ...{ steps: stepCount, chain: chain.map(toPointId) },
    sentence: holdingSentence({
      ...{ ...known, owner: namedIn(owner), owned: namedIn(owned), between, reaches, threshold, chain: told },
      isItself: isOwner && key === company,
    }),
  };
};
