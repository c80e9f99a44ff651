import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import { onTestFinished } from 'vitest';

/** The real one: in tests its name is an alias of this file. */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

const LEAST_WORK = { memoryCost: 8, timeCost: 1 };

let isQuick = true;
let compared: string[] | undefined;

/**
 * Stands in for argon2 in tests: the same function with the least work, because most tests sign somebody in, which took
 * a fifth of their time. A hash says how much work it was, so comparing with it is as quick.
 */
export const hash: typeof Argon2.hash = (password, options) =>
  argon2.hash(password, isQuick ? { ...options, ...LEAST_WORK } : options);

export const verify: typeof Argon2.verify = (expected, ...given) => {
  compared?.push(String(expected));
  return argon2.verify(expected, ...given);
};

/** Hashes at the cost of the product until the end of the test. */
export const hashAtFullCost = (): void => {
  isQuick = false;
  onTestFinished(() => {
    isQuick = true;
  });
};

/** The hashes with which passwords are compared from now on until the end of the test. */
export const watchComparisons = (): string[] => {
  const hashes: string[] = [];
  compared = hashes;
  onTestFinished(() => {
    compared = undefined;
  });
  return hashes;
};
