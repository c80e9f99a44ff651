import { type CompanyDetail, getCompany } from '@firmament/api-contract/calls/companies';
import { refreshData } from '@firmament/api-contract/calls/refresh';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';

export const readCompany = (companyId: string, signal?: AbortSignal): Promise<CompanyDetail> =>
  callApi(getCompany, { query: { cid: companyId } }, signal === undefined ? {} : { signal });

const companyKey = (companyId: string) => ['company', companyId] as const;

/** Always asks the server, because every visit belongs in Recently Viewed; shows cached data meanwhile. */
export const companyQuery = (companyId: string, first: FirstCall<CompanyDetail>) =>
  queryOptions({
    queryKey: companyKey(companyId),
    queryFn: ({ signal }) => first.take() ?? readCompany(companyId, signal),
    // Shown at once; queryFn then takes the same answer without another request.
    initialData: first.answer,
    staleTime: 0,
    refetchOnReconnect: false,
  });

/** Refreshes the company from its source, says how that went, and reloads it. */
export const useRefreshCompany = ({ company_id, source, datalink }: CompanyDetail['company']) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(refreshData, { body: { scraper_id: source, company_id, source_link: datalink } }),
    onSuccess: ({ message, success }) => showToast(message, success ? 'done' : 'failed'),
    onError: ({ message }) => showToast(message, 'failed'),
    // Also after a failure: part of the source's answer may have been stored.
    onSettled: () => queryClient.invalidateQueries({ queryKey: companyKey(String(company_id)) }),
  });
};
