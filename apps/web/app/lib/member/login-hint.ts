import { useSyncExternalStore } from 'react';
import { clearMemberItems } from './member-storage.ts';

/** The specification's key. Only a hint for the screen: the session alone decides who is signed in. */
export const LOGIN_HINT_KEY = 'isLoggedIn';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const readLoginHint = (): boolean => {
  try {
    return localStorage.getItem(LOGIN_HINT_KEY) === 'true';
  } catch {
    return false;
  }
};

export const setLoginHint = (isLoggedIn: boolean): void => {
  if (!isLoggedIn) clearMemberItems();
  try {
    if (isLoggedIn) localStorage.setItem(LOGIN_HINT_KEY, 'true');
    else localStorage.removeItem(LOGIN_HINT_KEY);
  } catch {
    // Without storage the hint stays off; signing in works all the same.
  }
  for (const listener of listeners) listener();
};

export const useLoginHint = (): boolean => useSyncExternalStore(subscribe, readLoginHint, () => false);
