/**
 * Address of the site unless PUBLIC_URL tells the server another, for search engines and shared links. It is apart from
 * site-config.ts, because every page needs it, but not the rest.
 */
export const STANDARD_ORIGIN = 'https://firmament.example';

/**
 * The address under which the site is reached. The server writes it into the pages it serves (PUBLIC_URL), and the
 * browser reads it there: if the two differed, every page would name two addresses.
 */
const readSiteOrigin = (): string => {
  if (typeof document === 'undefined') return STANDARD_ORIGIN;
  const address = document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '';
  return URL.canParse(address) ? new URL(address).origin : STANDARD_ORIGIN;
};

/** Read once, before React renders over the served page. */
export const SITE_ORIGIN = readSiteOrigin();
