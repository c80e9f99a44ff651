/** Odd files ask about more texts than anybody expects; those are answered anew each time. */
const MOST = 1000;

/** Of a question that is asked millions of times about a few hundred texts: each answer is found once and kept. */
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
