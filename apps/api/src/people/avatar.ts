/** A person's initials on a colour of their own, as a picture. */

/** White letters on each of these reach a contrast of 4.5 to 1. */
export const AVATAR_COLOURS = [
  '#2B59FF',
  '#12805C',
  '#7A3FF2',
  '#B4236A',
  '#0B6E99',
  '#9A4B00',
  '#4A5A8A',
  '#8A3FA0',
  '#1F6F3F',
  '#A83232',
  '#35559E',
  '#6B5B00',
] as const;

/** FNV-1a: spreads ids that differ in one letter over all colours. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
};

export const avatarColour = (profileId: string): string =>
  AVATAR_COLOURS[hashOf(profileId) % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0];

/** Academic titles stand before and after names, with a full stop or in capitals, and are not part of them. */
const TITLES = /^(?:\p{L}+\.[\p{L}.-]*|DI|DDr|Mag|Dr|Prof|Ing|MBA|MSc|BSc|BA|MA|LLM|PhD)$/u;

/** The first letters of the first and the last name; empty if the name has no letters. */
export const initialsOf = (fullName: string): string => {
  const words = fullName
    .split(/[\s,]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => word !== '');
  const names = words.filter((word) => !TITLES.test(word));
  const [first = '', ...rest] = names.length > 0 ? names : words;
  return [first, rest.at(-1) ?? '']
    .map((word) => [...word.normalize('NFC')][0] ?? '')
    .join('')
    .toLocaleUpperCase('de');
};

/** Plain attributes instead of styles: the policy of our answers allows no styles. Letters and digits need no escape. */
export const drawAvatar = (profileId: string, fullName: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img">
<rect width="96" height="96" fill="${avatarColour(profileId)}"/>
<text x="48" y="49" fill="#FFFFFF" font-family="Inter, Helvetica, Arial, sans-serif" font-size="36" font-weight="600" text-anchor="middle" dominant-baseline="central">${initialsOf(fullName)}</text>
</svg>
`;
