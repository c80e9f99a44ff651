/**
 * A call that a route starts before the script of its page is there, so that data and page travel side by side. Whoever
 * asks first gets it; once it is answered, later readings are calls of their own.
 */
export type FirstCall<T> = {
  take: () => Promise<T> | undefined;
  /** What was answered before the page was shown. */
  answer: T | undefined;
};

/** What takes longer is worth a skeleton; before that, the page that is left says more than one. */
const PATIENCE_MS = 100;

/** Starts the call, and gives it when it is answered or after a moment, whichever comes first. */
export const startFirstCall = async <T>(call: () => Promise<T>): Promise<FirstCall<T>> => {
  let waiting: Promise<T> | undefined = call();
  const forget = () => {
    waiting = undefined;
  };
  const first: FirstCall<T> = {
    take: () => {
      // Who asks twice before the answer is there still asks for the same thing.
      waiting?.then(forget, forget);
      return waiting;
    },
    answer: undefined,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    waiting.then(
      (answer) => {
        first.answer = answer;
      },
      // Whoever takes it hears of a failure, and nobody may ever, for example when the session turns out to be over.
      () => {},
    ),
    new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  clearTimeout(timer);
  return first;
};
