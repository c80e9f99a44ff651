import { getBilling } from '@firmament/api-contract/calls/billing';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/api-client.ts';

/** The member's contract and invoices: Billing shows them, and deleting an account has to know of them. */
export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: async ({ signal }) => (await callApi(getBilling, { query: {} }, { signal })).billing,
});
