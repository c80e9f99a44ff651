import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/** What was shown half a minute ago is shown at once and not asked for again. */
const FRESH_FOR_MS = 30_000;

/** Only a lost connection or a server in trouble may have changed its mind; a refusal stays one. */
export const isWorthRetrying = (failureCount: number, error: unknown): boolean =>
  failureCount < MAX_RETRIES && error instanceof ApiError && !error.isRefusal;

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: FRESH_FOR_MS, refetchOnWindowFocus: false },
      // A change is never sent twice by itself: the first one may have arrived.
      mutations: { retry: false },
    },
  });

/**
 * Around the parts of the site that read from the server. Not around everything: pages that only show prerendered text
 * would carry 9 kB (gzip) for nothing.
 */
export const ServerState = ({ children }: { children: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};
