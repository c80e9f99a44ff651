/** Shorter words differ by one letter and are two names: Mai, May; Lang, Lange. */
const SHORTEST_MISSPELT = 5;

/** Whether one letter was left out, added, replaced, or swapped with its neighbour. */
export const isMisspelling = (one: string, other: string): boolean => {
  if (one === other || Math.min(one.length, other.length) < SHORTEST_MISSPELT) return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
};

/** Folded words that differ only in whether umlauts were spelt out or lost: mueller, muller. */
export const isLostUmlaut = (one: string, other: string): boolean =>
  one.length !== other.length && withoutUmlauts(one) === withoutUmlauts(other);

/** What is left of a folded word when its umlauts get lost. */
export const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');
