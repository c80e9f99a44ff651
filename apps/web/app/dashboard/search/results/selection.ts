import type { AnyResult } from '../criteria/search-definition.ts';

/** Chosen results by id, in the order of choosing. Ones that the list no longer shows stay chosen. */
export type Chosen<R extends AnyResult> = ReadonlyMap<string, R>;

type IdOf<R> = (result: R) => string;

/** The same choice with all of these, or without them. */
export const withAll = <R extends AnyResult>(
  chosen: Chosen<R>,
  results: readonly R[],
  isOn: boolean,
  idOf: IdOf<R>,
): Chosen<R> => {
  const next = new Map(chosen);
  for (const result of results) {
    if (isOn) next.set(idOf(result), result);
    else next.delete(idOf(result));
  }
  return next;
};

/** All results from one to another, in either direction; only the second if the first is not in the list. */
export const between = <R extends AnyResult>(
  results: readonly R[],
  from: string | undefined,
  to: string,
  idOf: IdOf<R>,
): R[] => {
  const end = results.findIndex((result) => idOf(result) === to);
  const start = results.findIndex((result) => idOf(result) === from);
  const [first, last] = start === -1 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  return end === -1 ? [] : results.slice(first, last + 1);
};
