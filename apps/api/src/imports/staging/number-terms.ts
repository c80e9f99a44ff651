/**
 * Numbers what has the same key, from 1, in the order of its beginning: the second term of a person in a role is another
 * mandate than the first, and each keeps its number when the next one begins.
 */
export const numberTerms = (keys: readonly string[], starts: readonly (string | undefined)[]): number[] => {
  const terms = keys.map(() => 1);
  if (keys.length < 2 || new Set(keys).size === keys.length) return terms;
  const startOf = (index: number): string => starts[index] ?? '';
  const inOrder = keys
    .map((_, index) => index)
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a - b));
  const counts = new Map<string, number>();
  for (const index of inOrder) {
    const key = keys[index] as string;
    const term = (counts.get(key) ?? 0) + 1;
    counts.set(key, term);
    terms[index] = term;
  }
  return terms;
};
