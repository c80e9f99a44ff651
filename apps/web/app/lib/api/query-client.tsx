import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/** Data younger than half a minute is shown from the cache and not fetched again. */
const FRESH_FOR_MS = 30_000;

/** Only a lost connection or a failing server may recover; a refusal stays a refusal. */
export const isWorthRetrying = (failureCount: number, error: unknown): boolean =>
  failureCount < MAX_RETRIES && error instanceof ApiError && !error.isRefusal;

type OnError = (error: unknown) => void;

const createQueryClient = (onError: OnError): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: FRESH_FOR_MS, refetchOnWindowFocus: false },
      // A write is never retried automatically: the first one may have arrived.
      mutations: { retry: false },
    },
  });

type ServerStateProps = {
  children: ReactNode;
  /** Called for every failed call; the caller still shows the failure itself. */
  onError?: OnError;
};

/**
 * Wraps the parts of the site that read from the server. Not everything: pages that only show prerendered text would
 * load 9 kB (gzip) for nothing.
 */
export const ServerState = ({ children, onError = () => {} }: ServerStateProps) => {
  const [queryClient] = useState(() => createQueryClient(onError));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};
