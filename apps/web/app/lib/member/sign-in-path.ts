import { SIGNED_IN_PATH, safeReturnPath } from '@firmament/api-contract/rules/return-path';
import { useLocation } from 'react-router';
import { useHydrated } from '../browser/use-hydrated.ts';
import { dashboardHomePath } from '../pages/dashboard-pages.ts';

/** Pages on the way into the dashboard; each of them leads on to the wanted page in the end. */
const ENTRANCES = {
  signIn: '/login',
  signUp: '/register',
  reset: '/reset-password',
  choosePassword: '/choose-password',
} as const;

/** Query parameter with the wanted page. */
const RETURN = 'return';

/** What the sign-in page says first: the specification's parameter. */
type Verification = 'required' | 'success' | 'fail' | 'reset';

const withReturn = (page: keyof typeof ENTRANCES, wanted: string, verification?: Verification): string => {
  const path = safeReturnPath(wanted);
  const isUsual = path === SIGNED_IN_PATH || path === dashboardHomePath();
  const query = new URLSearchParams({
    ...(verification !== undefined && { verification }),
    ...(!isUsual && { [RETURN]: path }),
  }).toString();
  return query === '' ? ENTRANCES[page] : `${ENTRANCES[page]}?${query}`;
};

/** The sign-in page, which leads on to the wanted page. */
export const signInPath = (wanted: string, verification?: Verification): string =>
  withReturn('signIn', wanted, verification);

/** The sign-up page: the wanted page is kept with the sign-up until the address is verified. */
export const signUpPath = (wanted: string): string => withReturn('signUp', wanted);

export const resetPasswordPath = (wanted: string): string => withReturn('reset', wanted);

/** Where a session that began with a mailed password has to go first. */
export const choosePasswordPath = (wanted: string): string => withReturn('choosePassword', wanted);

/** Where to go after signing in, from the query string of a page on the way. */
export const returnPath = (search: string): string => safeReturnPath(new URLSearchParams(search).get(RETURN));

/** The wanted page; prerendered pages know none. */
export const useReturnPath = (): string => {
  const { search } = useLocation();
  return useHydrated() ? returnPath(search) : SIGNED_IN_PATH;
};
