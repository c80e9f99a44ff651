/** Tells the person at the terminal about the progress. */
export const say = (text: string): void => console.log(text);

export const timed = async <T>(run: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
  const startedAt = performance.now();
  const result = await run();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
};
