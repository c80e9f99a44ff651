/** Bounds the memory where very many different ones come: then it begins anew. */
const MOST = 1000;

/** Caches a function that is called over and over with a few hundred different texts or numbers. */
export const remembering = <T, Key extends string | number = string>(find: (key: Key) => T): ((key: Key) => T) => {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = find(key);
    if (answer === undefined) return answer;
    if (known.size >= MOST) known.clear();
    known.set(key, answer);
    return answer;
  };
};
