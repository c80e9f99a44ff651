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
 * A page that opens with a search in its address shows it as advanced; otherwise the mode is the one used last. An entry
 * of the history that we made ourselves knows its mode.
 */
export const useSearchMode = (hasSearch: boolean) => {
  const { state } = useLocation();
  const [mode, setMode] = useState(() => modeOf(state) ?? (hasSearch ? 'advanced' : readMode()));
  return {
    mode,
    /** By the member's own choice, which is remembered. */
    choose: useStable((next: SearchMode) => {
      setMode(next);
      writeMode(next);
    }),
    /** Because a search needs it. */
    show: setMode,
  };
};
