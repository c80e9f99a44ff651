import {
  DEFAULT_POINTS,
  getNetwork,
  getNetworkPath,
  MAX_POINTS_DRAWN,
  MAX_POINTS_LISTED,
} from '@firmament/api-contract/calls/network';
import {
  type CompanyResult,
  type EmployeeResult,
  MIN_QUERY_LENGTH,
  postSearch,
} from '@firmament/api-contract/calls/search';
import type { Day } from '@firmament/calendar/day';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { type NetworkState, startsOf } from './network.url.ts';

const filtersOf = ({ kinds, minShare, isLikelyShown }: NetworkState, on: Day | undefined) => ({
  ...(kinds !== undefined && { kinds: kinds.join(',') }),
  ...(minShare !== undefined && { min_share: minShare }),
  ...(on !== undefined && { on }),
  ...(isLikelyShown && { sure: 'likely' as const }),
});

const limitOf = ({ isList, isWide }: NetworkState): number => {
  if (isList) return MAX_POINTS_LISTED;
  return isWide ? MAX_POINTS_DRAWN : DEFAULT_POINTS;
};

/** What the page asks for, also for its files. */
export const surroundingsOf = (state: NetworkState) => ({
  start: startsOf(state).join(','),
  depth: state.depth,
  limit: limitOf(state),
  ...(!state.isPastShown && { past: 'hide' as const }),
  ...filtersOf(state, state.on),
});

/** The last picture stays until the new one has come. */
const pictureQuery = (query: ReturnType<typeof surroundingsOf>, isEnabled: boolean) =>
  queryOptions({
    queryKey: ['network', query],
    queryFn: ({ signal }) => callApi(getNetwork, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

export const networkQuery = (state: NetworkState) => pictureQuery(surroundingsOf(state), startsOf(state).length > 0);

/** Today with all that ended: what the years are drawn from, and the places of points that are hidden on a day. */
export const historyQuery = (state: NetworkState) =>
  networkQuery({ ...state, on: undefined, isPastShown: true, isList: false });

/** The neighbours of one point. */
export const expansionQuery = (state: NetworkState, id: string) =>
  pictureQuery(surroundingsOf({ ...state, start: [id], depth: 1, isWide: true, isList: false }), true);

export const pathQuery = (state: NetworkState) => {
  const { from = '', to = '', isPastWalked, areHubsWalked } = state;
  const query = {
    from,
    to,
    ...(isPastWalked && { past: 'show' as const }),
    ...(areHubsWalked && { hubs: 'walk' as const }),
    ...filtersOf(state, state.on),
  };
  return queryOptions({
    queryKey: ['network-path', query],
    queryFn: ({ signal }) => callApi(getNetworkPath, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: from !== '' && to !== '' && from !== to,
  });
};

/** One point alone, for its name. */
export const pointQuery = (id: string) =>
  queryOptions({
    queryKey: ['network-point', id],
    queryFn: async ({ signal }) => {
      const { points } = await callApi(getNetwork, { query: { start: id, depth: 1, limit: 1 } }, { signal });
      return points.find((point) => point.id === id) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The picker is for finding one; for lists there is the search. */
const SUGGESTED = 5;

const isCompany = (result: CompanyResult | EmployeeResult): result is CompanyResult => 'counts' in result;
const isPerson = (result: CompanyResult | EmployeeResult): result is EmployeeResult => 'fullName' in result;

/** Companies and people of the registers; profiles have no place in the network. */
export const suggestionQuery = (text: string) => {
  const keyword = text.trim();
  const named = { indicator: 'keyword', operator: 'must' as const, values: [keyword] };
  const ofRegisters = { indicator: 'person_kind', operator: 'must' as const, values: ['Register'] };
  return queryOptions({
    queryKey: ['network-suggestions', keyword],
    queryFn: async ({ signal }) => {
      const ask = (entity: 'companies' | 'companies_employees', indicators: (typeof named)[]) =>
        callApi(postSearch, { body: { entity, performanceIndicators: indicators, offset: 0 } }, { signal });
      const [companies, people] = await Promise.all([
        ask('companies', [named]),
        ask('companies_employees', [named, ofRegisters]),
      ]);
      return {
        companies: companies.results.filter(isCompany).slice(0, SUGGESTED),
        people: people.results.filter(isPerson).slice(0, SUGGESTED),
      };
    },
    placeholderData: keepPreviousData,
    enabled: keyword.length >= MIN_QUERY_LENGTH,
  });
};
