import { getSession } from '@firmament/api-contract/calls/session';
import type { User } from '@firmament/api-contract/user';
import { redirect } from 'react-router';
import { callApi } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { dropDrafts, keepDrafts } from '../forms/form-drafts.ts';
import { seedLanguage } from '../i18n/language.ts';
import { setLoginHint } from './login-hint.ts';
import { guardRestoredPage } from './restored-page.ts';
import { loadSignInOptions } from './sign-in-options.ts';
import { choosePasswordPath, signInPath } from './sign-in-path.ts';

export type MemberSession = { user: User; isDemo: boolean };

/**
 * For the loaders of pages behind the sign-in. Without a session, leads to the sign-in page; with one that began with a
 * mailed password, to the choice of another. Both lead back to the wanted page.
 */
export const loadMemberSession = async (request: Request): Promise<MemberSession> => {
  const [{ user }, options] = await Promise.all([
    callApi(getSession, {}, { signal: request.signal }),
    loadSignInOptions().catch(() => undefined),
  ]);
  setLoginHint(user !== null);
  const { pathname, search } = new URL(request.url);
  if (user === null) throw redirect(signInPath(pathname + search));
  if (user.must_change_password) throw redirect(choosePasswordPath(pathname + search));
  guardRestoredPage(user.uid);
  seedLanguage(user.language);
  dropDrafts(user.uid);
  return { user, isDemo: options !== undefined && options.demo !== null };
};

/** Only this code says that the session is over; a wrong password is a 401 as well. */
export const leaveWhenSignedOut = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return;
  keepDrafts();
  setLoginHint(false);
  location.assign(signInPath(location.pathname + location.search));
};
