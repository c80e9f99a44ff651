/** Somebody who waits for an answer. Whatever is scarce is shared among callers by turns. */
export type Caller = {
  /** The account of a member, else the address of a visitor: what both count as in all limits. */
  name: string;
  /** Aborts when the caller has left: what nobody waits for is not worth doing. */
  signal: AbortSignal;
};

/** For work that no request waits for, such as documents of mails. It takes turns with the callers like one of them. */
export const OURSELVES: Caller = { name: 'ourselves', signal: new AbortController().signal };
