import { beginGoogleSignIn } from '@firmament/api-contract/calls/accounts';
import type { Language } from '@firmament/api-contract/language';
import { callApi } from '../api/api-client.ts';

/**
 * Google's sign-in. The script loads from Google only when a visitor asks for it; until then no page of ours tells
 * Google anything.
 */

const SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/** The widest button that Google draws. */
const MAX_BUTTON_WIDTH = 400;

export type GoogleCredential = { clientId: string; credential: string };

type GoogleIdentity = {
  initialize(options: { client_id: string; nonce: string; callback(answer: { credential: string }): void }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  prompt(): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

const identityOfWindow = (): GoogleIdentity | undefined => window.google?.accounts.id;

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of Google’s sign-in did not load.'));
    };
    document.head.append(script);
  });

const loadIdentity = async (): Promise<GoogleIdentity> => {
  if (identityOfWindow() === undefined) await loadScript();
  const identity = identityOfWindow();
  if (identity === undefined) throw new Error('The script of Google’s sign-in is not what it should be.');
  return identity;
};

/** Draws Google's own button into `place` and resolves once the visitor has signed in with it. */
export const askGoogle = async (
  clientId: string,
  place: HTMLElement,
  language: Language,
): Promise<GoogleCredential> => {
  const identity = await loadIdentity();
  // The nonce makes Google's credential valid for this browser only.
  const { nonce } = await callApi(beginGoogleSignIn, {});
  return new Promise((resolve) => {
    identity.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => resolve({ clientId, credential }),
    });
    identity.renderButton(place, {
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      locale: language,
      width: Math.min(place.clientWidth, MAX_BUTTON_WIDTH),
    });
    // Saves a second click on Google's button after ours, where the browser allows it.
    identity.prompt();
  });
};
