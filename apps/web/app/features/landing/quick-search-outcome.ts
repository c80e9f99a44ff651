import type { EndpointOutput } from '@firmament/contract/endpoint';

export type QuickSearchResult = EndpointOutput<typeof import('@firmament/contract/search').getQuickSearch>;

export type QuickSearchOutcome =
  | { status: 'failed'; message: string }
  | { status: 'found'; keyword: string; result: QuickSearchResult };
