import type { getSession } from '@firmament/api-contract/calls/session';
import { readLightly } from '../api/light-read.ts';

/**
 * Browsers keep pages in memory and bring them back as they were with Back, also when their member has signed out since.
 * Such a page stays hidden until the server has said that the same member is still signed in; otherwise it is loaded
 * anew, and its own way of asking for a session decides.
 */
let shownTo: string | undefined;

const setHidden = (isHidden: boolean): void => {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
};

/** Before it is put away: what is hidden by then cannot flash when it comes back. */
const hideKeptPage = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) setHidden(true);
};

const checkRestoredPage = async ({ persisted }: PageTransitionEvent): Promise<void> => {
  if (!persisted) return;
  const session = await readLightly<typeof getSession>('/api/session').catch(() => undefined);
  if (session?.user?.uid === shownTo) setHidden(false);
  else location.reload();
};

/** Call as soon as a page shows anything of a member. */
export const guardRestoredPage = (uid: string): void => {
  if (shownTo === undefined) {
    window.addEventListener('pagehide', hideKeptPage);
    window.addEventListener('pageshow', checkRestoredPage);
  }
  shownTo = uid;
};
