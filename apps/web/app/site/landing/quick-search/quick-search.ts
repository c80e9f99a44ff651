import { useRef, useState } from 'react';
import { NETWORK_TEXTS } from '../../../lib/api/network-texts.ts';
import { readLanguage } from '../../../lib/i18n/language.ts';
import type { QuickSearchOutcome } from './quick-search-outcome.ts';

export type QuickSearch = { status: 'idle' | 'missing' | 'loading' } | QuickSearchOutcome;

const ask = async (keyword: string, signal: AbortSignal): Promise<QuickSearch> => {
  const call = await import('./quick-search-call.ts').catch(() => undefined);
  // The script that makes the call did not load.
  if (call === undefined) return { status: 'failed', message: NETWORK_TEXTS[readLanguage()] };
  return call.askQuickSearch(keyword, signal);
};

/** The search of the landing page; a new search replaces a running one. */
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
