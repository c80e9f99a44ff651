/** The segment after /in/ of a profile link on any LinkedIn host; undefined if there is none. */
export const profileIdFromLink = (link: string): string | undefined => {
  const segment = /(?:^|[/.])linkedin\.[a-z.]+\/in\/([^/?#\s]+)/i.exec(link.trim())?.[1];
  return segment === undefined ? undefined : toProfileId(segment);
};

/** Letters, digits and what joins them; profile ids with umlauts arrive percent-encoded. */
const PROFILE_ID = /^[\p{L}\p{N}\p{M}._~-]{1,120}$/u;

/** A profile id as we keep it: decoded, lower case; undefined if the text cannot be one. */
export const toProfileId = (text: string): string | undefined => {
  const decoded = decode(text.trim()).normalize('NFC').toLowerCase();
  return PROFILE_ID.test(decoded) ? decoded : undefined;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not everything with a percent sign is encoded.
    return text;
  }
};
