/** Anything with a scheme of its own that is not the web's: a link to it could run a script. */
const FOREIGN_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Where a website's link leads: what does not start with http gets https:// in front. Nothing where it is no website. */
export const webAddress = (website: string): string | undefined => {
  const text = website.trim();
  if (text === '' || FOREIGN_SCHEME.test(text)) return undefined;
  // Not merely “http”: a host may begin so as well.
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
};

/** As a person reads it: without the scheme and the stroke at the end. */
export const readableAddress = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
