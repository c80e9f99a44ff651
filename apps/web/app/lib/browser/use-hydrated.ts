import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while a prerendered page is taken over, so that the first rendering equals the server's; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
