import { type CompanyDetail, getCompany } from '@firmament/api-contract/calls/companies';
import { refreshData } from '@firmament/api-contract/calls/refresh';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export const readCompany = (companyId: string, signal?: AbortSignal): Promise<CompanyDetail> =>
  callApi(getCompany, { query: { cid: companyId } }, signal === undefined ? {} : { signal });

const companyKey = (companyId: string) => ['company', companyId] as const;

/** Every opening asks, since every opening belongs into Recently Viewed; what was known is shown meanwhile. */
export const companyQuery = (companyId: string, first: FirstCall<CompanyDetail>) =>
  queryOptions({
    queryKey: companyKey(companyId),
    queryFn: ({ signal }) => first.take() ?? readCompany(companyId, signal),
    // Taken once more by the call above, which costs nothing and sees to the rest.
    initialData: first.answer,
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** Asks the source again, says what came of it, and shows the company as it is then. */
export const useRefreshCompany = ({ company_id, source, datalink }: CompanyDetail['company']) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(refreshData, { body: { scraper_id: source, company_id, source_link: datalink } }),
    onSuccess: ({ message, success }) => showToast(message, success ? 'done' : 'failed'),
    onError: ({ message }) => showToast(message, 'failed'),
    // Also after a failure: part of the answer may have been kept.
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKey(String(company_id)) }),
  });
};
