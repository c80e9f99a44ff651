import { DAY_MS } from '@firmament/calendar/day';
import { useSyncExternalStore } from 'react';

/** The specification's cookie. */
const COOKIE = 'website-cookies';
const CHOICE = new RegExp(`(?:^|; *)${COOKIE}=(accepted|declined)(?:;|$)`);
const LIFETIME_DAYS = 150;
const DAY_SECONDS = DAY_MS / 1000;

export type ConsentChoice = 'accepted' | 'declined';

const listeners = new Set<() => void>();
let isReopened = false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const announce = (): void => {
  for (const listener of listeners) listener();
};

/** The visitor's choice; undefined if there is none or the cookie has a value that we never write. */
export const readConsent = (cookies: string = document.cookie): ConsentChoice | undefined => {
  const value = CHOICE.exec(cookies)?.[1];
  return value as ConsentChoice | undefined;
};

export const consentCookie = (choice: ConsentChoice, isHttps: boolean): string =>
  `${COOKIE}=${choice}; Max-Age=${LIFETIME_DAYS * DAY_SECONDS}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;

export const chooseConsent = (choice: ConsentChoice): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = consentCookie(choice, location.protocol === 'https:');
  isReopened = false;
  announce();
};

/** Asks again; the earlier choice holds until there is a new one. */
export const reopenConsent = (): void => {
  isReopened = true;
  announce();
};

/** Whether to ask. Never in prerendered pages, which do not know the visitor. */
export const useConsentQuestion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReopened || readConsent() === undefined,
    () => false,
  );
