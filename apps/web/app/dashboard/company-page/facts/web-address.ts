/** Any scheme other than http and https: a link with one could run a script. */
const FOREIGN_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d)/i;

/** The link to a website, with https:// in front if the scheme is missing. Undefined if it is not a website. */
export const webAddress = (website: string): string | undefined => {
  const text = website.trim();
  if (text === '' || FOREIGN_SCHEME.test(text)) return undefined;
  // Not just “http”: a host name may start with that too.
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
};

/** For display: without scheme and trailing slash. */
export const readableAddress = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
