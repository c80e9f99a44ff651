import { lazy, Suspense, useSyncExternalStore } from 'react';
import classes from './toasts.module.css';

/** Loaded with the first toast: the first view of the dashboard has none. */
const load = () => import('@mantine/notifications');
const Container = lazy(async () => ({ default: (await load()).Notifications }));

let isWanted = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

type ToastAction = { label: string; run: () => void };

/** Long enough to read the toast and to reach its button by keyboard. */
const UNDO_FOR_MS = 8_000;

/** Shows the outcome of an action for some seconds and offers an undo if there is one. */
export const showToast = async (
  message: string,
  tone: 'done' | 'failed' = 'done',
  action?: ToastAction,
): Promise<void> => {
  isWanted = true;
  for (const listener of listeners) listener();
  const { notifications } = await load();
  const take = () => {
    notifications.hide(id);
    action?.run();
  };
  const id = notifications.show({
    message:
      action === undefined ? (
        message
      ) : (
        <span className="row items-center justify-between gap-16">
          {message}
          <button className={classes.action} type="button" onClick={take}>
            {action.label}
          </button>
        </span>
      ),
    withCloseButton: false,
    ...(action === undefined ? { className: classes.message } : { autoClose: UNDO_FOR_MS }),
    ...(tone === 'failed' && { color: 'red' }),
  });
};

/** Where toasts appear; mounted once. */
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
