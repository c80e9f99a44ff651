import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import type { ComponentType } from 'react';

export type QuickSearchResult = EndpointOutput<typeof import('@firmament/api-contract/calls/search').getQuickSearch>;

type Finding = {
  keyword: string;
  result: QuickSearchResult;
  /** The same search in the dashboard, and the sign-up that leads there. */
  listPath: string;
  signUpPath: string;
};

export type FoundProps = Finding & { onAgain: (keyword: string) => void };

export type QuickSearchOutcome =
  | { status: 'failed'; message: string }
  /** Comes with what shows it: both are loaded with the first search. */
  | ({ status: 'found'; Found: ComponentType<FoundProps> } & Finding);
