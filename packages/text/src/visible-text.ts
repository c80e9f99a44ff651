/**
 * Texts of others, without what nobody sees: marks that turn the direction of letters or hide between them, so that
 * what is read is not what is there.
 */

/** Scripts that join their letters: between two of these a joiner and a non-joiner are seen. */
const JOINED = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** The vowels of Arabic, which belong to no script of their own. */
const VOWELS = '\\u064b-\\u065f\\u0670';

/** Where such a mark changes what is seen: within words of those scripts, and in pictures made of several. */
const SEEN = [
  `(?<=[${JOINED}${VOWELS}])[\\u200c\\u200d](?=[${JOINED}])`,
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=[#*0-9])\\ufe0f(?=\\u20e3)',
].join('|');

const HIDDEN = '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]';

const ANY_HIDDEN = new RegExp(HIDDEN, 'u');
const HIDDEN_OR_SEEN = new RegExp(`(?<seen>${SEEN})|${HIDDEN}`, 'gu');

export const visibleText = (text: string): string =>
  ANY_HIDDEN.test(text) ? text.replace(HIDDEN_OR_SEEN, '$<seen>') : text;

/** For texts that are not empty: has anything that leaves ink. The blank of Braille has none. */
export const SOMETHING_VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
