import { getUserDetails } from '@firmament/api-contract/calls/session';
import type { User } from '@firmament/api-contract/user';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { callApi } from '../api/api-client.ts';

const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => (await callApi(getUserDetails, { query: {} }, { signal })).user,
});

/** The member who is signed in; everything below the frame of dashboard and desk may rely on it. */
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

/** Puts the member into the cache before anything below asks. */
export const useInitialMember = (user: User): void => {
  const setMember = useSetMember();
  useState(() => setMember(user));
};

type KnownMemberProps = { user: User; children: ReactNode };

/** For the frame, which knows the member from its loader. */
export const KnownMember = ({ user, children }: KnownMemberProps): ReactNode => {
  useInitialMember(user);
  return children;
};
