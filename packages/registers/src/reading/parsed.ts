import type { Accepted, Rejected } from '@firmament/record/record';
import { visibleText } from '@firmament/text/visible-text';
import { cutText } from './cut-text.ts';

/** Long enough to find the place in the file, short enough that a reject file stays readable. */
const EXCERPT_LENGTH = 160;

export const accepted = <R>(record: R, at: number, warnings: string[] = []): Accepted<R> => ({
  ok: true,
  record,
  at,
  warnings,
});

export const rejected = (at: number, reason: string, text = ''): Rejected => ({
  ok: false,
  at,
  reason,
  excerpt: visibleText(text.length > EXCERPT_LENGTH ? `${cutText(text, EXCERPT_LENGTH)}…` : text),
});

type WithGaps<T> = {
  // An optional field may be given as undefined, a required one may not.
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** Leaves out the fields that are undefined, so that a record never carries an empty key. */
export const withoutGaps = <T extends object>(fields: WithGaps<T>): T => {
  const record: Partial<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) record[key] = value as T[typeof key];
  }
  return record as T;
};
