import { SIGNED_IN_PATH, safeReturnPath } from '@firmament/api-contract/rules/return-path';
import { dashboardHomePath } from '../pages/dashboard-pages.ts';

const SIGN_IN_PATH = '/login';
const CHOOSE_PASSWORD_PATH = '/choose-password';

/** Query parameter with the wanted page. */
const RETURN = 'return';

const withReturn = (page: string, wanted: string): string => {
  const path = safeReturnPath(wanted);
  const isUsual = path === SIGNED_IN_PATH || path === dashboardHomePath();
  return isUsual ? page : `${page}?${new URLSearchParams({ [RETURN]: path })}`;
};

/** The sign-in page, which leads on to the wanted page. */
export const signInPath = (wanted: string): string => withReturn(SIGN_IN_PATH, wanted);

/** Where a session that began with a mailed password has to go first. */
export const choosePasswordPath = (wanted: string): string => withReturn(CHOOSE_PASSWORD_PATH, wanted);

/** Where to go after signing in, from the sign-in page's query string. */
export const returnPath = (search: string): string => safeReturnPath(new URLSearchParams(search).get(RETURN));
