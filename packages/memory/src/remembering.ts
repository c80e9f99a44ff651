/** Enough for words of a closed list. */
const MOST = 1000;

/**
 * Caches a function that is called over and over with the same few texts or numbers. Where more different ones than
 * `most` come, it begins anew, so that the memory is bounded.
 */
export const remembering = <T, Key extends string | number = string>(
  find: (key: Key) => T,
  most = MOST,
): ((key: Key) => T) => {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = find(key);
    if (answer === undefined) return answer;
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
};
