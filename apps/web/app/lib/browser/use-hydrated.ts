import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False during hydration, so that the first render equals the prerendered page; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
