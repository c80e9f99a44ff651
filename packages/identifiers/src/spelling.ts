/** Pasted text carries no-break spaces, typographic dashes and invisible marks; identifiers are compared without them. */

const INVISIBLE = /[\p{Cf}\p{Cc}]+/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** Plain hyphens, single spaces, nothing invisible; letters and their case stay. */
export const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\t\n\r\v\f]+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/** Tidied, upper case, without the separators people put between groups. */
export const compact = (text: string): string =>
  tidy(text)
    .toUpperCase()
    .replace(/[\s.\-/_]+/g, '');
