import {
  getNetwork,
  getNetworkOwnership,
  getSameAddress,
  type OWNERSHIP_THRESHOLDS,
} from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

export type Threshold = (typeof OWNERSHIP_THRESHOLDS)[number];

/** As far as totals are counted; drawn are only the nearest. */
export const NEAR_DEPTH = 2;
const NEAR_POINTS = 10;

const dayOf = (on: Day | undefined) => (on === undefined ? {} : { on });

export const nearQuery = (id: string, on: Day | undefined, isLikelyShown: boolean) => {
  const query = {
    start: id,
    depth: NEAR_DEPTH,
    limit: NEAR_POINTS,
    ...dayOf(on),
    ...(isLikelyShown && { sure: 'likely' as const }),
  };
  return queryOptions({
    queryKey: ['network-near', query],
    queryFn: ({ signal }) => callApi(getNetwork, { query }, { signal }),
  });
};

export const ownershipQuery = (company: string, threshold: Threshold, on: Day | undefined) =>
  queryOptions({
    queryKey: ['network-ownership', company, threshold, on ?? null],
    queryFn: ({ signal }) => callApi(getNetworkOwnership, { query: { company, threshold, ...dayOf(on) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const sameAddressQuery = (company: string) =>
  queryOptions({
    queryKey: ['same-address', company],
    queryFn: ({ signal }) => callApi(getSameAddress, { query: { company } }, { signal }),
  });
