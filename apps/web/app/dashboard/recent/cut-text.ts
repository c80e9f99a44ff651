/** The specification's length for names and titles in Recently Viewed. */
export const LONGEST = 50;

/** At most 50 characters, not counting the ellipsis. Counts whole characters, so that none is cut in two. */
export const cutText = (text: string): string => {
  const characters = [...text];
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
};
