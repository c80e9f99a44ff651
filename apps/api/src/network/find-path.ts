import { type getNetworkPath, MAX_PATHS, type NetworkPaths } from '@firmament/api-contract/calls/network';
import type { Path } from '@firmament/network/answers';
import type { NodeKey, Relation } from '@firmament/network/relation';
import type { z } from 'zod';
import type { Caller } from '../platform/fairness/caller.ts';
import { refusedField } from '../platform/http/app-error.ts';
import { type NetworkDeps, presentReached } from './explore-network.ts';
import { askAbout, toPointId } from './point-id.ts';
import { namedIn } from './point-presenter.ts';
import { readScene, type Scene, wireOf } from './read-scene.ts';
import { type Days, daysAsked, filterOf } from './relation-filter.ts';
import type { ShownRelation } from './relation-presenter.ts';
import { pathSentence } from './sentences/path-sentence.ts';

const SAME_ENDS = {
  en: 'Both ends are the same. Please choose two different ones.',
  de: 'Beide Enden sind dasselbe. Bitte wählen Sie zwei verschiedene.',
};

type PathQuery = z.output<(typeof getNetworkPath)['query']>;

export const findPath = async (
  { rows, clock, graph, begin }: NetworkDeps,
  query: PathQuery,
  caller: Caller,
): Promise<NetworkPaths> => {
  const days = daysAsked(clock, query.on);
  const { from, to, answer, scene, about } = await askAbout(rows, [query.from, query.to], async ([from, to]) => {
    if (from === undefined || to === undefined) throw refusedField('to', SAME_ENDS);
    const filter = filterOf(query, days);
    const how = { maxSteps: query.max_steps, count: MAX_PATHS, walkHubs: query.hubs === 'walk' };
    const answer = await graph.paths({ from, to, ...how, ...filter }, caller);
    const keys = [...new Set([from, to, ...answer.paths.flatMap(({ nodes }) => nodes)])];
    const relations = answer.paths.flatMap((path) => path.relations.flat());
    const [scene, about] = await Promise.all([
      readScene(rows, { keys, relations: withoutTwins(relations) }, days),
      // Only what is known of the points themselves, nothing around them.
      graph.neighbourhood({ starts: keys, depth: 0, limit: keys.length, ...filter }, caller),
    ]);
    return { from, to, answer, scene, about };
  });
  const startsToday = await begin([from, to]);
  const { paths } = answer;
  const [stepsTo, placeOf] = [stepsIn(paths, to), placesIn(scene)];
  const points = presentReached(
    about.nodes.map((node) => ({ ...node, steps: stepsTo.get(node.key) ?? 0 })),
    scene,
  );
  const shown = paths.flatMap((path) => presentPath(path, scene, placeOf, days) ?? []);
  // Where none may be shown any more, nobody looked at what would help.
  const isHelpKnown = answer.isHelpKnown && (shown.length > 0 || paths.length === 0);
  return {
    on: days.on,
    paths: shown,
    points,
    relations: wireOf(scene.relations),
    hubs_avoided: answer.hubsAvoided,
    is_cut_short: answer.isCutShort,
    would_help: answer.wouldHelp,
    is_help_known: isHelpKnown,
    starts_today: startsToday,
  };
};

const keyOf = ({ origin, row, subject, object }: Relation): string => `${origin} ${row} ${subject} ${object}`;

/** Paths share steps. */
const withoutTwins = (relations: readonly Relation[]): Relation[] => [
  ...new Map(relations.map((relation) => [keyOf(relation), relation])).values(),
];

/** How many steps from the first point each lies; the other end, if no path leads there, after all. */
const stepsIn = (paths: readonly Path[], to: NodeKey): Map<NodeKey, number> => {
  const steps = new Map<NodeKey, number>();
  for (const { nodes } of paths) {
    nodes.forEach((key, index) => {
      steps.set(key, Math.min(index, steps.get(key) ?? index));
    });
  }
  return steps.has(to) ? steps : steps.set(to, 1);
};

/** Where among the relations shown each stands; another that says the same between the same two may stand for it. */
const placesIn = ({ relations }: Scene): ((relation: Relation) => number | undefined) => {
  const places = new Map(relations.map(({ relation }, place) => [keyOf(relation), place]));
  const ends = new Map(relations.map(({ relation }, place) => [`${relation.subject} ${relation.object}`, place]));
  return (relation) => places.get(keyOf(relation)) ?? ends.get(`${relation.subject} ${relation.object}`);
};

const DOUBTS = { certain: 0, likely: 1 };
const AGES = { current: 0, unconfirmed: 1, past: 2 };

/** A guess is told only where nothing certain joins the two, what is over only where nothing holds. */
const isBetter = ({ stated: a }: ShownRelation, { stated: b }: ShownRelation): boolean =>
  (DOUBTS[a.grade] - DOUBTS[b.grade] || AGES[a.state] - AGES[b.state]) < 0;

/** The place of the relation that is told of each step; undefined if a step may no longer be shown. */
const placesOf = (
  path: Path,
  placeOf: (relation: Relation) => number | undefined,
  { relations }: Scene,
): number[] | undefined => {
  const places = path.relations.map((step) => {
    const shown = step.flatMap((relation) => placeOf(relation) ?? []);
    return shown.reduce<number | undefined>((best, place) => {
      const [one, known] = [relations[place], best === undefined ? undefined : relations[best]];
      return one !== undefined && (known === undefined || isBetter(one, known)) ? place : best;
    }, undefined);
  });
  return places.every((place) => place !== undefined) ? places : undefined;
};

const presentPath = (
  path: Path,
  scene: Scene,
  placeOf: (relation: Relation) => number | undefined,
  { today }: Days,
): NetworkPaths['paths'][number] | undefined => {
  const places = placesOf(path, placeOf, scene);
  const [first, last] = [path.nodes[0], path.nodes.at(-1)].map((key) => scene.points.get(key as NodeKey));
  if (places === undefined || first === undefined || last === undefined) return undefined;
  const steps = places.flatMap((place) => scene.relations[place]?.stated ?? []);
  return {
    points: path.nodes.map(toPointId),
    relations: places,
    grade: steps.some(({ grade }) => grade === 'likely') ? 'likely' : 'certain',
    sentence: pathSentence({ from: namedIn(first), to: namedIn(last) }, steps, today),
  };
};
