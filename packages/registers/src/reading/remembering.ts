/** Bounds the memory for odd files with very many different texts; the rest is computed each time. */
const MOST = 1000;

/** Caches a function that is called millions of times with a few hundred different texts. */
export const remembering = <T>(find: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = find(text);
    if (answer !== undefined && known.size < MOST) known.set(text, answer);
    return answer;
  };
};
