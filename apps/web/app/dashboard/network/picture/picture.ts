import {
  MAX_POINTS_DRAWN,
  type Network,
  type NetworkPaths,
  type NetworkPoint,
  type NetworkRelation,
  type Standing,
} from '@firmament/api-contract/calls/network';

/** What is drawn: points, counted groups of points, and one line for each two that have relations. */

export type Group = { id: string; at: string; kind: 'company' | 'person'; count: number };

/** `controls`: a parent company of which no share is known. */
export type LineLook = 'holds' | 'controls' | 'branch' | 'role' | 'same';

export type Line = {
  id: string;
  /** As in the weightiest relation. */
  from: string;
  to: string;
  /** The weightiest first. */
  relations: readonly NetworkRelation[];
  look: LineLook;
  /** They hold shares of each other. */
  isMutual: boolean;
  isPast: boolean;
  /** The surest of what the look rests on. */
  standing: Standing;
  /** The look rests on guesses alone. */
  isLikely: boolean;
};

export type Picture = {
  points: readonly NetworkPoint[];
  groups: readonly Group[];
  lines: readonly Line[];
  /** Points that would be there, but for the limit of the drawing. */
  cut: number;
};

export const EMPTY_PICTURE: Picture = { points: [], groups: [], lines: [], cut: 0 };

const HOLDING_KINDS: readonly string[] = ['parent', 'shareholder', 'partner'];

/** Consolidation says who controls a company, and nothing about shares. */
export const isControlOnly = ({ kinds, share }: NetworkRelation): boolean =>
  share === null && kinds.length > 0 && kinds.every((kind) => kind === 'parent');

export const isHolding = (relation: NetworkRelation): boolean =>
  relation.kinds.some((kind) => HOLDING_KINDS.includes(kind)) && !isControlOnly(relation);

const lookOf = (relation: NetworkRelation): LineLook => {
  if (relation.is_same_person) return 'same';
  if (isHolding(relation)) return 'holds';
  if (isControlOnly(relation)) return 'controls';
  return relation.kinds.includes('branch') ? 'branch' : 'role';
};

const LOOKS: readonly LineLook[] = ['holds', 'controls', 'branch', 'role', 'same'];

/** The surest first. */
const STANDINGS: readonly Standing[] = ['current', 'unconfirmed', 'undated', 'past', 'to_come'];

/** What holds on the day before what does not, shares before offices, large before small. */
const weigh = (relation: NetworkRelation): number =>
  (relation.is_in_force ? 0 : 1000) + LOOKS.indexOf(lookOf(relation)) * 200 - (relation.share ?? 0);

/** The same for both directions. */
export const lineId = (one: string, other: string): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** Two statements are the same only if all of this is: an office that ended and came back is told twice. */
export const relationKey = (relation: NetworkRelation): string => {
  const { from, to, kinds, title, share, started_on, ended_on, state, is_same_person, source_label } = relation;
  return JSON.stringify([from, to, kinds, title, share, started_on, ended_on, state, is_same_person, source_label]);
};

const linesOf = (relations: readonly NetworkRelation[]): Line[] => {
  const byPair = new Map<string, Map<string, NetworkRelation>>();
  for (const relation of relations) {
    if (relation.from === relation.to) continue;
    const id = lineId(relation.from, relation.to);
    const pair = byPair.get(id) ?? new Map<string, NetworkRelation>();
    byPair.set(id, pair.set(relationKey(relation), relation));
  }
  return [...byPair].map(([id, pair]) => {
    const sorted = [...pair.values()].sort((a, b) => weigh(a) - weigh(b));
    const [main] = sorted as [NetworkRelation];
    const look = lookOf(main);
    // What has ended, or is something else, makes a guess about today no surer.
    const drawn = sorted.filter((other) => lookOf(other) === look && other.is_in_force === main.is_in_force);
    return {
      id,
      from: main.from,
      to: main.to,
      relations: sorted,
      look,
      isMutual: look === 'holds' && drawn.some((other) => other.from === main.to),
      isPast: !main.is_in_force,
      standing: STANDINGS.find((standing) => drawn.some((other) => other.standing === standing)) ?? main.standing,
      isLikely: drawn.every(({ grade }) => grade === 'likely'),
    };
  });
};

const kindOf = ({ kind }: NetworkPoint): Group['kind'] => (kind === 'person' ? 'person' : 'company');

/** Groups of an answer, less those members that others brought into the picture. */
const remaining = (answer: Network, points: ReadonlyMap<string, NetworkPoint>, lines: readonly Line[]): Group[] => {
  const known = new Set(answer.points.map(({ id }) => id));
  return answer.groups.flatMap(({ at, kind, count }) => {
    const shown = lines.filter(({ from, to }) => {
      const other = points.get(from === at ? to : from);
      return (from === at || to === at) && other !== undefined && !known.has(other.id) && kindOf(other) === kind;
    }).length;
    return count - shown > 0 ? [{ id: `group.${at}.${kind}`, at, kind, count: count - shown }] : [];
  });
};

type Answers = {
  base: Network;
  depth: number;
  /** By the point whose neighbours were asked for. */
  expansions?: readonly Network[];
  paths?: NetworkPaths | undefined;
  /** Of the paths, the one that is shown. */
  pathPlace?: number;
  limit?: number;
};

/** The nearest first; starts, opened points and the path are never cut. */
export const mergeAnswers = ({ base, depth, expansions = [], paths, pathPlace = 0, limit }: Answers): Picture => {
  const path = paths?.paths[pathPlace];
  const onPath = (paths?.points ?? []).filter(({ id }) => path?.points.includes(id) === true);
  const wanted = [...base.points, ...onPath, ...expansions.flatMap(({ points }) => points)];
  const kept = new Set([...base.starts, ...(path?.points ?? []), ...expansions.flatMap(({ starts }) => starts)]);
  const all = new Map<string, NetworkPoint>();
  for (const point of wanted) if (!all.has(point.id)) all.set(point.id, point);
  const max = limit ?? MAX_POINTS_DRAWN;
  const order = [...all.values()].sort((a, b) => Number(kept.has(b.id)) - Number(kept.has(a.id)));
  const points = new Map(order.slice(0, max).map((point) => [point.id, point]));
  const relations = [
    ...base.relations,
    ...(path?.relations ?? []).flatMap((place) => paths?.relations[place] ?? []),
    ...expansions.flatMap((answer) => answer.relations),
  ];
  const lines = linesOf(relations.filter(({ from, to }) => points.has(from) && points.has(to)));
  const opened = new Map(expansions.flatMap((answer) => answer.starts.map((id) => [id, answer] as const)));
  const groups = [
    ...remaining(base, points, lines).filter(({ at }) => {
      // Beyond the last step everybody has more neighbours; a mark at the point says so.
      const point = points.get(at);
      return point !== undefined && !opened.has(at) && (point.steps < depth || kept.has(at));
    }),
    ...[...opened].flatMap(([id, answer]) =>
      points.has(id) ? remaining(answer, points, lines).filter(({ at }) => at === id) : [],
    ),
  ];
  return { points: [...points.values()], groups, lines, cut: all.size - points.size };
};

/** Only some of the points, and what lies between them. */
export const restrictTo = (picture: Picture, isShown: (point: NetworkPoint) => boolean): Picture => {
  const points = picture.points.filter(isShown);
  const ids = new Set(points.map(({ id }) => id));
  return {
    ...picture,
    points,
    groups: picture.groups.filter(({ at }) => ids.has(at)),
    lines: picture.lines.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
};

/** A point with all that it has relations with. */
export const nearTo = (picture: Picture, id: string): ReadonlySet<string> =>
  new Set([
    id,
    ...picture.lines.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])),
    ...picture.groups.filter(({ at }) => at === id).map((group) => group.id),
  ]);

/** The lines of a path, by the points it goes through. */
export const linesOn = (pathPoints: readonly string[]): ReadonlySet<string> =>
  new Set(pathPoints.slice(1).map((id, place) => lineId(pathPoints[place] ?? '', id)));
