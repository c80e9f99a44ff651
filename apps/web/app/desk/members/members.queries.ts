import {
  blockMember,
  findMembers,
  getDeskMember,
  resendMail,
  signOutMember,
  unblockMember,
} from '@firmament/api-contract/calls/desk/members';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { DESK, useDeskAction } from '../parts/use-desk-action.ts';

export const membersQuery = (text: string) =>
  queryOptions({
    queryKey: [DESK, 'members', text],
    queryFn: ({ signal }) => callApi(findMembers, { query: { q: text } }, { signal }),
  });

export const memberQuery = (accountId: number) =>
  queryOptions({
    queryKey: [DESK, 'member', accountId],
    queryFn: async ({ signal }) =>
      (await callApi(getDeskMember, { params: { account_id: accountId } }, { signal })).member,
  });

/** What can be done to a member, with what it needs to know. */
export type MemberAction =
  | { kind: 'block'; reason: string }
  | { kind: 'unblock' }
  | { kind: 'signOut' }
  | { kind: 'resend'; what: string };

export const useMemberAction = (accountId: number) => {
  const params = { account_id: accountId };
  return useDeskAction((action: MemberAction) => {
    switch (action.kind) {
      case 'block':
        return callApi(blockMember, { params, body: { reason: action.reason } });
      case 'unblock':
        return callApi(unblockMember, { params, body: {} });
      case 'signOut':
        return callApi(signOutMember, { params, body: {} });
      case 'resend':
        return callApi(resendMail, { params, body: { what: action.what } });
    }
  });
};
