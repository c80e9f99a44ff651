import {
  type Billing,
  cancelContract,
  changePlan,
  keepContract,
  settleDeclaration,
  withdrawContract,
} from '@firmament/api-contract/calls/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { billingQuery } from '../../lib/member/billing-query.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

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

export type ContractAction =
  | 'cancel'
  | 'keep'
  | 'withdraw'
  | { plan: number }
  | { declaration: number; isMine: boolean };

const callFor = (action: ContractAction): Promise<Changed> => {
  if (action === 'cancel') return callApi(cancelContract, { body: {} });
  if (action === 'keep') return callApi(keepContract, { body: {} });
  if (action === 'withdraw') return callApi(withdrawContract, { body: {} });
  if ('plan' in action) return callApi(changePlan, { body: { membership_id: action.plan } });
  return callApi(settleDeclaration, { body: { id: action.declaration, is_mine: action.isMine } });
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
