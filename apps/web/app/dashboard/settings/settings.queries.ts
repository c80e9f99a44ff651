import { getSessions } from '@firmament/api-contract/calls/accounts';
import { getCompanySuggestions, MIN_QUERY_LENGTH } from '@firmament/api-contract/calls/search';
import { getSecondFactor } from '@firmament/api-contract/calls/second-factor';
import type { User } from '@firmament/api-contract/user';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { useSetMember } from '../../lib/member/member.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await callApi(getSessions, { query: {} }, { signal })).sessions,
});

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => callApi(getSecondFactor, { query: {} }, { signal }),
});

export const companySuggestionsQuery = (typed: string) => {
  const keyword = typed.trim();
  return queryOptions({
    queryKey: ['company-suggestions', keyword],
    queryFn: async ({ signal }) => (await callApi(getCompanySuggestions, { query: { keyword } }, { signal })).companies,
    enabled: keyword.length >= MIN_QUERY_LENGTH,
    // Keeps the suggestions for the shorter word until the longer one is answered.
    placeholderData: keepPreviousData,
  });
};

type Changed = { message: string; user: User };

/** Changes the member's own data, updates the whole screen, and says in a toast what was done. */
export const useMemberChange = <V>(call: (values: V) => Promise<Changed>) => {
  const setMember = useSetMember();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ user, message }) => {
      setMember(user);
      void showToast(message);
    },
  });
};
