import { SIGNED_IN_PATH, safeReturnPath } from '@firmament/api-contract/rules/return-path';
import { dashboardHomePath } from '../pages/dashboard-pages.ts';

const SIGN_IN_PATH = '/login';

/** Query parameter with the wanted page. */
const RETURN = 'return';

/** The sign-in page, which leads on to the wanted page. */
export const signInPath = (wanted: string): string => {
  const path = safeReturnPath(wanted);
  const isUsual = path === SIGNED_IN_PATH || path === dashboardHomePath();
  return isUsual ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN]: path })}`;
};

/** Where to go after signing in, from the sign-in page's query string. */
export const returnPath = (search: string): string => safeReturnPath(new URLSearchParams(search).get(RETURN));
