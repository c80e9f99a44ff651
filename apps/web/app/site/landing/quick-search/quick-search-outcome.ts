import type { EndpointOutput } from '@firmament/api-contract/endpoint';

export type QuickSearchResult = EndpointOutput<typeof import('@firmament/api-contract/calls/search').getQuickSearch>;

export type QuickSearchOutcome =
  | { status: 'failed'; message: string }
  | {
      status: 'found';
      keyword: string;
      result: QuickSearchResult;
      /** The same search in the dashboard, and the sign-up that leads there. */
      listPath: string;
      signUpPath: string;
    };
