import { SITE_CONFIG } from './site-config.ts';

/**
 * Under which address the site is reached. The server writes it into the pages it serves (PUBLIC_URL), and the browser
 * reads it there: had the two different opinions, every page would name two addresses.
 */
const readSiteOrigin = (): string => {
  if (typeof document === 'undefined') return SITE_CONFIG.origin;
  const address = document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '';
  return URL.canParse(address) ? new URL(address).origin : SITE_CONFIG.origin;
};

/** Read once, before the first page is drawn over what was served. */
export const SITE_ORIGIN = readSiteOrigin();
