/** Somebody who waits for an answer. Whatever is scarce is shared among callers by turns. */
export type Caller = {
  /** The account of a member, else the address of a visitor: what both count as in all limits. */
  name: string;
  /** Aborts when the caller has left: what nobody waits for is not worth doing. */
  signal: AbortSignal;
};

/** For work that no request waits for, such as documents of mails. It takes turns with the callers like one of them. */
export const OURSELVES: Caller = { name: 'ourselves', signal: new AbortController().signal };

type Settling<T> = { resolve: (value: T) => void; reject: (error: Error) => void };

/** Settles what a caller waits for, and calls `leave` if they leave before. */
export const unlessLeft = <T>(
  { signal }: Caller,
  { resolve, reject, leave }: Settling<T> & { leave: () => void },
): Settling<T> => {
  signal.addEventListener('abort', leave);
  const settled =
    <V>(settle: (value: V) => void) =>
    (value: V): void => {
      signal.removeEventListener('abort', leave);
      settle(value);
    };
  return { resolve: settled(resolve), reject: settled(reject) };
};
