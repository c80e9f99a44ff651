import { SIGNED_IN_PATH, safeReturnPath } from '@firmament/api-contract/rules/return-path';
import { dashboardHomePath } from '../pages/dashboard-pages.ts';

const SIGN_IN_PATH = '/login';

/** Name of the parameter that carries the page wanted. */
const RETURN = 'return';

/** The sign-in page, which leads on to the page wanted. */
export const signInPath = (wanted: string): string => {
  const path = safeReturnPath(wanted);
  const isUsual = path === SIGNED_IN_PATH || path === dashboardHomePath();
  return isUsual ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ [RETURN]: path })}`;
};

/** Where to go after signing in, by the query string of the sign-in page. */
export const returnPath = (search: string): string => safeReturnPath(new URLSearchParams(search).get(RETURN));
