import { Prerendered as logoWordMarkup } from 'virtual:prerendered/logo-word';

export const LOGO_WORD_ID = 'logo-word';

/**
 * The outline of the word, once per page, for every logo on it. It is part of every page's HTML and hydration leaves it
 * alone, so that its 2 kB are not sent again as script.
 */
export const LogoWord = () => (
  <svg
    width="0"
    height="0"
    style={{ position: 'absolute' }}
    aria-hidden="true"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
    dangerouslySetInnerHTML={{ __html: logoWordMarkup?.(LOGO_WORD_ID) ?? '' }}
  />
);
