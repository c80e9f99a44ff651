import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Loaded with the first toast: the first view of the dashboard has none. */
const load = () => import('@mantine/notifications');
const Container = lazy(async () => ({ default: (await load()).Notifications }));

let isWanted = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says for some seconds what became of an action. */
export const showToast = async (message: string, tone: 'done' | 'failed' = 'done'): Promise<void> => {
  isWanted = true;
  for (const listener of listeners) listener();
  const { notifications } = await load();
  notifications.show({ message, withCloseButton: false, ...(tone === 'failed' && { color: 'red' }) });
};

/** Where toasts appear; once, around everything that shows one. */
export const Toasts = () => {
  const isShown = useSyncExternalStore(subscribe, () => isWanted);
  return (
    isShown && (
      <Suspense fallback={null}>
        <Container position="bottom-right" />
      </Suspense>
    )
  );
};
