/** Pasted text carries no-break spaces, typographic dashes and invisible marks; identifiers are compared without them. */

/** Half a letter as well, where one was cut in two. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Cs}]+/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** No identifier is longer, nor a list of several; what somebody else wrote may be. */
const LONGEST_TEXT = 2_000;

/** Plain hyphens, single spaces, nothing invisible; letters and their case stay. */
export const tidy = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
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
