/** Where a sign-in leads if no page was asked for. */
export const SIGNED_IN_PATH = '/dashboard';

/** An order is begun before signing in and placed after. */
const ORDER_PATH = '/order';

const DESK_PATH = '/desk';

/** Pages whose paths begin with one of these. */
const AREAS = [SIGNED_IN_PATH, DESK_PATH];

/** Longer than any search that a form can make; the path is kept with a sign-up. */
export const MAX_RETURN_PATH_LENGTH = 2_000;

/** Any origin will do; we only check that the path stays on it. */
const HERE = 'https://here.invalid';

/**
 * The page to return to after signing in. The path comes from the address bar, so anyone may have written it: only
 * pages of the dashboard and the desk and the order are accepted, never another site (`//evil.example`,
 * `/\evil.example`, `javascript:`).
 */
export const safeReturnPath = (wanted: string | null | undefined): string => {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, HERE)) return SIGNED_IN_PATH;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  const isMembers = [...AREAS, ORDER_PATH].includes(pathname) || AREAS.some((area) => pathname.startsWith(`${area}/`));
  const isOurs = origin === HERE && isMembers;
  // Going back to the sign-out page would end the session that has just begun.
  return isOurs && pathname !== `${SIGNED_IN_PATH}/logout` ? `${pathname}${search}${hash}` : SIGNED_IN_PATH;
};
