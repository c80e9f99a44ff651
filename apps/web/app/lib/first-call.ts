/**
 * A call that a route starts before the script of its page is there, so that data and page travel side by side. Whoever
 * asks first gets it; once it is answered, later readings are calls of their own.
 */
export type FirstCall<T> = { take: () => Promise<T> | undefined };

export const startFirstCall = <T>(call: () => Promise<T>): FirstCall<T> => {
  let waiting: Promise<T> | undefined = call();
  const forget = () => {
    waiting = undefined;
  };
  // Nobody may ever ask, for example when the session turns out to be over.
  waiting.catch(() => {});
  return {
    take: () => {
      // Who asks twice before the answer is there still asks for the same thing.
      waiting?.then(forget, forget);
      return waiting;
    },
  };
};
