import { getLeadList, LEADS_PER_PAGE } from '@firmament/api-contract/calls/leads';
import { type InfiniteData, infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import type { LeadFilter } from './leads.url.ts';

export type LeadPage = Awaited<ReturnType<typeof readPage>>;

const readPage = ({ keywords, type, hasColleagues }: LeadFilter, index: number, signal: AbortSignal) =>
  callApi(getLeadList, { query: { keywords, type, colleagues: hasColleagues ? 'show' : 'hide', index } }, { signal });

export const leadsQuery = (filter: LeadFilter) =>
  infiniteQueryOptions({
    queryKey: ['leads', filter.type, filter.hasColleagues, filter.keywords],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, index) => ((index + 1) * LEADS_PER_PAGE < total ? index + 1 : undefined),
  });

/** Marks a lead as a contact in every cached list. */
export const useMarkContact = (): ((employeeId: string) => void) => {
  const queryClient = useQueryClient();
  return (employeeId) =>
    queryClient.setQueriesData<InfiniteData<LeadPage>>({ queryKey: ['leads'] }, (data) =>
      data === undefined
        ? undefined
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              lead_list: page.lead_list.map((lead) =>
                lead.employee_id === employeeId ? { ...lead, is_contact: true } : lead,
              ),
            })),
          },
    );
};
