import { type CompanyDetail, getCompany, getCompanyPeople } from '@firmament/api-contract/calls/companies';
import { PEOPLE_PER_PAGE } from '@firmament/api-contract/calls/company-facts';
import { getExampleExtract, uploadExtract } from '@firmament/api-contract/calls/extract-uploads';
import { refreshData } from '@firmament/api-contract/calls/refresh';
import { type CompanyResult, postSearch } from '@firmament/api-contract/calls/search';
import { type Day, MINUTE_MS } from '@firmament/calendar/day';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';
import { showToast } from '../../ui/feedback/toasts.tsx';
import type { ResultAddress } from '../search/criteria/result-address.ts';

/** `asOf`: the day whose state is shown; undefined: the latest. */
export const readCompany = (companyId: string, asOf: Day | undefined, signal?: AbortSignal): Promise<CompanyDetail> =>
  callApi(
    getCompany,
    { query: { cid: companyId, ...(asOf !== undefined && { as_of: asOf }) } },
    signal === undefined ? {} : { signal },
  );

const companyKey = (companyId: string) => ['company', companyId] as const;

/** What a route has called for before the page was there. */
export type FirstCompanyCall = FirstCall<CompanyDetail> & { asOf: Day | undefined };

/** Always asks the server, because every visit belongs in Recently Viewed; shows cached data meanwhile. */
export const companyQuery = (companyId: string, asOf: Day | undefined, first: FirstCompanyCall) => {
  const isFirst = first.asOf === asOf;
  return queryOptions({
    queryKey: [...companyKey(companyId), asOf ?? null],
    queryFn: ({ signal }) => (isFirst ? first.take() : undefined) ?? readCompany(companyId, asOf, signal),
    // Shown at once; queryFn then takes the same answer without another request.
    initialData: isFirst ? first.answer : undefined,
    // The other day stays in sight until the new one has come.
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnReconnect: false,
  });
};

/** The people in charge beyond the first page, which the company brings along. */
export const furtherPeopleQuery = (companyId: number, asOf: Day | undefined) =>
  infiniteQueryOptions({
    queryKey: [...companyKey(String(companyId)), asOf ?? null, 'people'],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        getCompanyPeople,
        { query: { cid: companyId, offset: pageParam, ...(asOf !== undefined && { as_of: asOf }) } },
        { signal },
      ),
    initialPageParam: PEOPLE_PER_PAGE,
    getNextPageParam: ({ total }, _pages, offset) => {
      const next = offset + PEOPLE_PER_PAGE;
      return next < total ? next : undefined;
    },
  });

/** Neighbours change slowly, and stepping back and forth should not ask again. */
const NEIGHBOURS_FRESH_FOR_MS = 5 * MINUTE_MS;

/** The companies before and after one in the results of a search, and how many results there are. */
export const neighboursQuery = ({ criteria, sort, direction, position }: ResultAddress & { position: number }) => {
  const offset = Math.max(0, position - 1);
  return queryOptions({
    queryKey: ['neighbours', criteria, sort, direction, offset],
    queryFn: ({ signal }) =>
      callApi(
        postSearch,
        { body: { entity: 'companies', performanceIndicators: criteria, offset, sort, direction } },
        { signal },
      ),
    select: ({ results, total }) => {
      const at = (place: number) =>
        place < offset ? undefined : (results[place - offset] as CompanyResult | undefined);
      return { total, previous: at(position - 1), next: at(position + 1) };
    },
    staleTime: NEIGHBOURS_FRESH_FOR_MS,
  });
};

/** Bytes become a data URL in one go; what follows its comma is the file in base64. An empty file has none. */
const inBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A made-up extract to try the upload with; there is none outside the demo. */
export const exampleExtractQuery = (companyId: number) =>
  queryOptions({
    queryKey: [...companyKey(String(companyId)), 'example extract'],
    queryFn: async ({ signal }) =>
      (await callApi(getExampleExtract, { query: { company_id: companyId } }, { signal })).extract,
  });

/** Uploads a register extract, and shows the company as it is afterwards. */
export const useUploadExtract = (companyId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) =>
      callApi(uploadExtract, { body: { company_id: companyId, content: await inBase64(file) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: companyKey(String(companyId)) }),
  });
};

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
