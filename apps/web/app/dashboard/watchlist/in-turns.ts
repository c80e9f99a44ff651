/** What became of each, in the order of the items. */
export type Outcome<T> = { item: T; error: Error | undefined };

/** Does something for each item, a few at a time; one that fails does not keep the others from their turn. */
export const inTurns = async <T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<Outcome<T>[]> => {
  const outcomes: Outcome<T>[] = items.map((item) => ({ item, error: undefined }));
  const waiting = outcomes.values();
  const takeTurns = async () => {
    // All turns share one iterator, so that each item is taken once.
    for (const outcome of waiting) {
      try {
        await work(outcome.item);
      } catch (error) {
        outcome.error = error instanceof Error ? error : new Error(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return outcomes;
};
