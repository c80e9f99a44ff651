import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStable } from '../../lib/browser/use-stable.ts';

export const SEARCH_MODES = ['quick', 'advanced'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

const STORAGE_KEY = 'search-mode';

const readMode = (): SearchMode => {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'advanced' ? 'advanced' : 'quick';
  } catch {
    return 'quick';
  }
};

const writeMode = (mode: SearchMode): void => {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage the next visit begins with the quick search.
  }
};

const modeOf = (state: unknown): SearchMode | undefined => {
  if (typeof state !== 'object' || state === null || !('mode' in state)) return undefined;
  return SEARCH_MODES.find((mode) => mode === state.mode);
};

/**
 * A history entry that we made knows its mode. Otherwise a page that opens with a search in its address shows it as
 * advanced, and one without a search uses the last mode.
 */
export const useSearchMode = (hasSearch: boolean) => {
  const { state } = useLocation();
  const [mode, setMode] = useState(() => modeOf(state) ?? (hasSearch ? 'advanced' : readMode()));
  return {
    mode,
    /** For the member's own choice, which is remembered. */
    choose: useStable((next: SearchMode) => {
      setMode(next);
      writeMode(next);
    }),
    /** For a search that needs the mode. */
    show: setMode,
  };
};
