import {
  type Billing,
  cancelContract,
  changePlan,
  getBilling,
  keepContract,
  withdrawContract,
} from '@firmament/api-contract/calls/billing';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: async ({ signal }) => (await callApi(getBilling, { query: {} }, { signal })).billing,
});

type Changed = { message: string; billing: Billing };

/** Updates the whole screen after a change, including the member's plan in the frame. */
export const useShowBilling = (): ((changed: Changed) => void) => {
  const queryClient = useQueryClient();
  const readMemberAgain = useReadMemberAgain();
  return ({ message, billing }) => {
    queryClient.setQueryData(billingQuery.queryKey, billing);
    readMemberAgain();
    void showToast(message);
  };
};

export type ContractAction = 'cancel' | 'keep' | 'withdraw' | { plan: number };

const callFor = (action: ContractAction): Promise<Changed> => {
  if (action === 'cancel') return callApi(cancelContract, { body: {} });
  if (action === 'keep') return callApi(keepContract, { body: {} });
  if (action === 'withdraw') return callApi(withdrawContract, { body: {} });
  return callApi(changePlan, { body: { membership_id: action.plan } });
};

export const useContractAction = () => {
  const queryClient = useQueryClient();
  const show = useShowBilling();
  return useMutation({
    mutationFn: callFor,
    onSuccess: show,
    onError: ({ message }) => {
      void showToast(message, 'failed');
      // A refusal means that the page shows an outdated contract.
      void queryClient.invalidateQueries({ queryKey: billingQuery.queryKey });
    },
  });
};
