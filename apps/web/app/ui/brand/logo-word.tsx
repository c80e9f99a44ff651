import { Prerendered as logoWordMarkup } from 'virtual:prerendered/logo-word';

export const LOGO_WORD_ID = 'logo-word';

/**
 * The outline of the word, once per page, for every logo on it. It stands in the HTML of every page and is left there
 * untouched, so that its 2 kB are not sent a second time as script.
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
