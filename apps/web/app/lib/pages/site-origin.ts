/**
 * Address of the site where the server was not told another one by PUBLIC_URL, for search engines and shared links. It
 * stands apart from site-config.ts, because every page needs it and none the rest.
 */
export const STANDARD_ORIGIN = 'https://firmament.example';

/**
 * Under which address the site is reached. The server writes it into the pages it serves (PUBLIC_URL), and the browser
 * reads it there: had the two different opinions, every page would name two addresses.
 */
const readSiteOrigin = (): string => {
  if (typeof document === 'undefined') return STANDARD_ORIGIN;
  const address = document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '';
  return URL.canParse(address) ? new URL(address).origin : STANDARD_ORIGIN;
};

/** Read once, before the first page is drawn over what was served. */
export const SITE_ORIGIN = readSiteOrigin();
