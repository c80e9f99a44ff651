import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;

/** What was shown half a minute ago is shown at once and not asked for again. */
const FRESH_FOR_MS = 30_000;

/** Only a lost connection or a server in trouble may have changed its mind; a refusal stays one. */
export const isWorthRetrying = (failureCount: number, error: unknown): boolean =>
  failureCount < MAX_RETRIES && error instanceof ApiError && !error.isRefusal;

type OnError = (error: unknown) => void;

const createQueryClient = (onError: OnError): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: FRESH_FOR_MS, refetchOnWindowFocus: false },
      // A change is never sent twice by itself: the first one may have arrived.
      mutations: { retry: false },
    },
  });

type ServerStateProps = {
  children: ReactNode;
  /** Hears of every failed call, whoever made it; the one who made it still shows it. */
  onError?: OnError;
};

/**
 * Around the parts of the site that read from the server. Not around everything: pages that only show prerendered text
 * would carry 9 kB (gzip) for nothing.
 */
export const ServerState = ({ children, onError = () => {} }: ServerStateProps) => {
  const [queryClient] = useState(() => createQueryClient(onError));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};
