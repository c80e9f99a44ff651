import type { getNetwork, Network, NetworkPoint, StartsToday } from '@firmament/api-contract/calls/network';
import type {
  CoOfficer,
  CoOfficersQuestion,
  Neighbourhood,
  NeighbourhoodQuestion,
  OwnershipAnswer,
  OwnershipQuestion,
  PathQuestion,
  Paths,
  ReachedNode,
} from '@firmament/network/answers';
import { kindOfNode, type NodeKey } from '@firmament/network/relation';
import type { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import { askAbout, toPointId } from './point-id.ts';
import { presentPoint } from './point-presenter.ts';
import { firstReadOf, readScene, type Scene, wireOf } from './read-scene.ts';
import { type Days, daysAsked, filterOf } from './relation-filter.ts';
import type { CountStarts } from './starts/count-starts.ts';

/** The graph in memory, as these calls ask it. It knows who is related to whom; names and days are in the tables. */
type NetworkGraph = {
  neighbourhood(question: NeighbourhoodQuestion, caller?: Caller): Promise<Neighbourhood>;
  paths(question: PathQuestion, caller?: Caller): Promise<Paths>;
  ownership(question: OwnershipQuestion, caller?: Caller): Promise<OwnershipAnswer>;
  coOfficers(question: CoOfficersQuestion, caller?: Caller): Promise<CoOfficer[]>;
};

/** `rows` is the database from which names and days are read; `begin` counts the points from which a call begins. */
export type NetworkDeps = { rows: Database; clock: Clock; graph: NetworkGraph; begin: CountStarts };

export type SurroundingsQuery = z.output<(typeof getNetwork)['query']>;

export type Surroundings = {
  days: Days;
  starts: NodeKey[];
  answer: Neighbourhood;
  scene: Scene;
  startsToday: StartsToday;
};

/** What lies around some points. */
export const findSurroundings = async (
  { rows, clock, graph, begin }: NetworkDeps,
  query: SurroundingsQuery,
  caller: Caller,
): Promise<Surroundings> => {
  const days = daysAsked(clock, query.on);
  const found = await askAbout(rows, query.start, async (starts) => {
    const how = { depth: query.depth, limit: query.limit, ...filterOf(query, days) };
    const answer = await graph.neighbourhood({ starts, ...how }, caller);
    const keys = [...starts, ...answer.nodes.map(({ key }) => key)];
    const scene = await readScene(rows, { keys, relations: answer.relations }, days);
    return { days, starts, answer, scene };
  });
  return { ...found, startsToday: await begin(found.starts) };
};

export const presentReached = (nodes: readonly ReachedNode[], { points }: Scene): NetworkPoint[] =>
  nodes.flatMap(({ key, steps, neighbours, isHub }) => {
    const row = points.get(key);
    // Assigned: spreading takes several times as long.
    return row === undefined ? [] : Object.assign(presentPoint(key, row), { steps, neighbours, is_hub: isHub });
  });

/** The graph counts what lies around the starts, not the starts. */
const totalOf = ({ total }: Neighbourhood, starts: readonly NodeKey[]): Network['total'] => {
  const people = starts.filter((key) => kindOfNode(key) === 'person').length;
  return {
    companies: total.companies + starts.length - people,
    people: total.people + people,
    is_more: total.isMore,
  };
};

export const exploreNetwork = async (deps: NetworkDeps, query: SurroundingsQuery, caller: Caller): Promise<Network> => {
  const { days, starts, answer, scene, startsToday } = await findSurroundings(deps, query, caller);
  return {
    on: days.on,
    starts: starts.map(toPointId),
    points: presentReached(answer.nodes, scene),
    relations: wireOf(scene.relations),
    groups: answer.groups
      .filter(({ at }) => scene.points.has(at))
      .map(({ at, kind, count }) => ({ at: toPointId(at), kind, count })),
    total: totalOf(answer, starts),
    left_out: { likely: answer.likelyLeftOut },
    starts_today: startsToday,
    first_read: firstReadOf(scene.relations),
  };
};
