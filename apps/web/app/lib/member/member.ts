import { getUserDetails } from '@firmament/api-contract/calls/accounts';
import type { User } from '@firmament/api-contract/user';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callApi } from '../api/api-client.ts';

const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => (await callApi(getUserDetails, { query: {} }, { signal })).user,
});

/** The member who is signed in; everything below the dashboard's frame may rely on it. */
export const useMember = (): User => useSuspenseQuery(memberQuery).data;

/** Puts a member that came with another call's answer into the cache. */
export const useSetMember = (): ((user: User) => void) => {
  const queryClient = useQueryClient();
  return (user) => queryClient.setQueryData(memberQuery.queryKey, user);
};

/** Call after anything that counts against the member's quotas. */
export const useReadMemberAgain = (): (() => void) => {
  const queryClient = useQueryClient();
  return useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [queryClient]);
};

/** For the frame, which knows the member before anything below it asks. */
export const useInitialMember = (user: User): void => {
  const setMember = useSetMember();
  useState(() => setMember(user));
};
