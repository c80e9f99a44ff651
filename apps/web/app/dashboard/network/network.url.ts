import {
  isPointId,
  MAX_NETWORK_DEPTH,
  MAX_START_POINTS,
  NETWORK_RELATIONS,
  type NetworkPoint,
  type NetworkRelationKind,
} from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';

/** The whole page in its address: what is asked for, how it is shown, what is chosen. */

export const DEFAULT_DEPTH = 2;

export type CompanyStatus = NonNullable<NetworkPoint['status']>;
export const COMPANY_STATUSES: readonly CompanyStatus[] = ['active', 'in_liquidation', 'terminated'];

/** `nothing`: the reader closed the details, which would otherwise show the first start. */
export type Choice = { point: string } | { from: string; to: string } | 'nothing';

/** The point that is chosen, if it is one. */
export const chosenPoint = (choice: Choice | undefined): string | undefined =>
  typeof choice === 'object' && 'point' in choice ? choice.point : undefined;

/** The two that a chosen line lies between. */
export const chosenEnds = (choice: Choice | undefined): { from: string; to: string } | undefined =>
  typeof choice === 'object' && 'from' in choice ? choice : undefined;

export type NetworkState = {
  start: readonly string[];
  depth: number;
  /** Undefined: all. */
  kinds: readonly NetworkRelationKind[] | undefined;
  minShare: number | undefined;
  /** Undefined: today. */
  on: Day | undefined;
  isLikelyShown: boolean;
  isPastShown: boolean;
  hidden: readonly CompanyStatus[];
  /** Points whose neighbours were asked for, too. */
  open: readonly string[];
  /** As many points as can be drawn, instead of the nearest few. */
  isWide: boolean;
  /** Undefined: the address does not say, so it is as the reader last chose. */
  isList: boolean | undefined;
  choice: Choice | undefined;
  from: string | undefined;
  to: string | undefined;
  /** Which of the paths is shown, from 0. */
  pathPlace: number;
  isPastWalked: boolean;
  areHubsWalked: boolean;
};

const MAX_OPEN = 20;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <T extends string>(allowed: readonly T[], texts: readonly string[]): T[] =>
  allowed.filter((entry) => texts.includes(entry));

const pointsIn = (texts: readonly string[], max: number): string[] =>
  [...new Set(texts.filter(isPointId))].slice(0, max);

const numberIn = (text: string | null, min: number, max: number): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= min && value <= max ? value : undefined;
};

const choiceIn = (text: string | null): Choice | undefined => {
  if (text === null) return undefined;
  if (text === 'none') return 'nothing';
  const [from = '', to, ...rest] = text.split('-');
  if (!isPointId(from) || rest.length > 0) return undefined;
  if (to === undefined) return { point: from };
  return isPointId(to) ? { from, to } : undefined;
};

const isListIn = (text: string | null): boolean | undefined =>
  text === 'list' || text === 'graph' ? text === 'list' : undefined;

const pointIn = (text: string | null): string | undefined => (text !== null && isPointId(text) ? text : undefined);

/** Ignores anything else in the address, which may have been typed or cut off. */
export const readNetworkState = (parameters: URLSearchParams): NetworkState => {
  const all = (name: string) => parameters.getAll(name).flatMap((text) => text.split(','));
  const kinds = oneOf(NETWORK_RELATIONS, all('kind'));
  const on = parameters.get('on') ?? '';
  return {
    start: pointsIn(all('start'), MAX_START_POINTS),
    depth: Math.round(numberIn(parameters.get('depth'), 1, MAX_NETWORK_DEPTH) ?? DEFAULT_DEPTH),
    kinds: kinds.length === 0 ? undefined : kinds,
    minShare: numberIn(parameters.get('share'), 0.01, 100),
    on: ISO_DAY.test(on) && !Number.isNaN(Date.parse(on)) ? on : undefined,
    isLikelyShown: parameters.get('sure') === 'likely',
    isPastShown: parameters.get('past') !== 'hide',
    hidden: oneOf(COMPANY_STATUSES, all('hide')),
    open: pointsIn(all('open'), MAX_OPEN),
    isWide: parameters.get('points') === 'many',
    isList: isListIn(parameters.get('view')),
    choice: choiceIn(parameters.get('sel')),
    from: pointIn(parameters.get('from')),
    to: pointIn(parameters.get('to')),
    pathPlace: (numberIn(parameters.get('path'), 1, 99) ?? 1) - 1,
    isPastWalked: parameters.get('via_past') === 'show',
    areHubsWalked: parameters.get('via_hubs') === 'walk',
  };
};

const choiceText = (choice: Choice): string => {
  if (choice === 'nothing') return 'none';
  return 'point' in choice ? choice.point : `${choice.from}-${choice.to}`;
};

/** The address of a state, without what goes without saying. */
export const networkParameters = (state: Partial<NetworkState>): string => {
  const { start = [], kinds = [], hidden = [], open = [], pathPlace = 0 } = state;
  const entries: (readonly [string, string] | false | undefined)[] = [
    ...start.map((id) => ['start', id] as const),
    state.depth !== undefined && state.depth !== DEFAULT_DEPTH && ['depth', String(state.depth)],
    ...kinds.map((kind) => ['kind', kind] as const),
    state.minShare !== undefined && ['share', String(state.minShare)],
    state.on !== undefined && ['on', state.on],
    state.isLikelyShown === true && ['sure', 'likely'],
    state.isPastShown === false && ['past', 'hide'],
    ...hidden.map((status) => ['hide', status] as const),
    ...open.map((id) => ['open', id] as const),
    state.isWide === true && ['points', 'many'],
    state.isList !== undefined && ['view', state.isList ? 'list' : 'graph'],
    state.choice !== undefined && ['sel', choiceText(state.choice)],
    state.from !== undefined && ['from', state.from],
    state.to !== undefined && ['to', state.to],
    pathPlace > 0 && ['path', String(pathPlace + 1)],
    state.isPastWalked === true && ['via_past', 'show'],
    state.areHubsWalked === true && ['via_hubs', 'walk'],
  ];
  const parameters = new URLSearchParams(
    entries.filter((entry) => typeof entry === 'object').map(([name, text]) => [name, text]),
  );
  return parameters.size === 0 ? '' : `?${parameters}`;
};

/** The path of a page that shows these. */
export const networkPath = (state: Partial<NetworkState>): string => `/dashboard/network${networkParameters(state)}`;

/** Where the drawing begins: at the starts, else at the two ends of the path. */
export const startsOf = ({ start, from, to }: NetworkState): string[] =>
  start.length > 0 ? [...start] : [from, to].filter((id) => id !== undefined);
