import type { SpotlightStore } from '@mantine/spotlight';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type Found = {
  store: SpotlightStore;
  query: string;
  /** The ids of the entries, in the order in which they are shown. */
  ids: readonly string[];
  /** Whether the first entry may still change for the present text. */
  isTopOpen: boolean;
  problem: string | undefined;
};

const entriesOf = (store: SpotlightStore): HTMLElement[] => [
  ...(document.getElementById(store.getState().listId)?.querySelectorAll<HTMLElement>('[data-action]') ?? []),
];

const isMarked = (entry: HTMLElement): boolean => entry.hasAttribute('data-selected');

const mark = (store: SpotlightStore, entries: readonly HTMLElement[], at: number): void => {
  entries.forEach((entry, i) => void entry.toggleAttribute('data-selected', i === at));
  store.updateState((state) => ({ ...state, selected: at }));
};

/**
 * Which entry Enter opens: the one the arrow keys chose, else the first one found for the present text, for which it
 * waits. Spotlight itself keeps its mark on the entry that was first when the last key was pressed.
 */
export const usePaletteChoice = ({ store, query, ids, isTopOpen, problem }: Found) => {
  const hasChosen = useRef(false);
  const [awaited, setAwaited] = useState<string>();
  const order = ids.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text starts a new choice
  useEffect(() => {
    hasChosen.current = false;
  }, [query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries are read from the page once their order changed
  useEffect(() => {
    if (query === '') return;
    const entries = entriesOf(store);
    const chosen = hasChosen.current ? entries.findIndex(isMarked) : -1;
    hasChosen.current = chosen !== -1;
    mark(store, entries, Math.max(chosen, 0));
  }, [store, query, order]);

  useEffect(() => {
    if (awaited === undefined) return;
    const isCalledOff = awaited !== query || problem !== undefined || !store.getState().opened;
    if (!isCalledOff && isTopOpen) return;
    setAwaited(undefined);
    if (!isCalledOff) entriesOf(store)[0]?.click();
  }, [awaited, query, isTopOpen, problem, store]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasChosen.current = true;
    if (event.key !== 'Enter' || hasChosen.current) return;
    // Keeps Spotlight from opening the entry it has marked.
    event.preventDefault();
    event.stopPropagation();
    if (isTopOpen) setAwaited(query);
    else entriesOf(store)[0]?.click();
  };

  return { onKeyDownCapture, isAwaited: awaited !== undefined };
};
