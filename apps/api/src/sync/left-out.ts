import type { LeftOut } from './sync-source.ts';

const MOST_EXAMPLES = 5;

/** Gathers what a run could not read. */
export const createLeftOut = () => {
  const all: LeftOut = { count: 0, examples: [] };
  return {
    /** How many in a row, as far as the caller counts. */
    inARow: 0,
    note: (reason: string) => {
      all.count += 1;
      if (all.examples.length < MOST_EXAMPLES) all.examples.push(reason);
    },
    all: () => all,
  };
};
