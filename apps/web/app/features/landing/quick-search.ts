import type { EndpointOutput } from '@firmament/contract/endpoint';
import { useRef, useState } from 'react';

export type QuickSearchResult = EndpointOutput<typeof import('@firmament/contract/search').getQuickSearch>;

export type QuickSearchOutcome =
  | { status: 'failed'; message: string }
  | { status: 'found'; keyword: string; result: QuickSearchResult };

/** `unreachable`: not even the script that asks could be loaded. */
export type QuickSearch = { status: 'idle' | 'missing' | 'loading' | 'unreachable' } | QuickSearchOutcome;

const ask = async (keyword: string, signal: AbortSignal): Promise<QuickSearch> => {
  const call = await import('./quick-search-call.ts').catch(() => undefined);
  return call === undefined ? { status: 'unreachable' } : call.askQuickSearch(keyword, signal);
};

/** The search of the landing page; a new one takes the place of one still under way. */
export const useQuickSearch = () => {
  const [search, setSearch] = useState<QuickSearch>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  const run = async (text: string): Promise<void> => {
    running.current?.abort();
    const keyword = text.trim();
    if (keyword === '') {
      setSearch({ status: 'missing' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setSearch({ status: 'loading' });
    try {
      const outcome = await ask(keyword, controller.signal);
      if (!controller.signal.aborted) setSearch(outcome);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
  };

  return { search, run };
};
