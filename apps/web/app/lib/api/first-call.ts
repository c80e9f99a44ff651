/**
 * A call that a route starts before its page's script has loaded, so that data and script load in parallel. The first
 * reader gets it, even if it is answered by then; after that, readers make calls of their own.
 */
export type FirstCall<T> = {
  take: () => Promise<T> | undefined;
  /** The answer, if it came before the page was shown. */
  answer: T | undefined;
};

/** After this long a skeleton is worth showing; until then the previous page stays, which says more. */
const PATIENCE_MS = 100;

/** Starts the call and resolves when it is answered or after PATIENCE_MS, whichever comes first. */
export const startFirstCall = async <T>(call: () => Promise<T>): Promise<FirstCall<T>> => {
  let waiting: Promise<T> | undefined = call();
  const forget = () => {
    waiting = undefined;
  };
  const first: FirstCall<T> = {
    take: () => {
      // A second take before the answer gets the same call.
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
      // `take` reports a failure. It may never be called, for example if the session is over; this keeps the rejection
      // handled.
      () => {},
    ),
    new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  clearTimeout(timer);
  return first;
};
