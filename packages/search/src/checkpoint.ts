import type { SearchOptions } from './schema.ts';

/** Thrown once the caller's `shouldStop` says that the answer is no longer wanted. */
export class SearchStopped extends Error {
  constructor() {
    super('The search was stopped by its caller before it was done.');
    this.name = 'SearchStopped';
  }
}

/** Called between steps and every few thousand iterations of a long loop. */
export type Checkpoint = () => void;

/** Iterations between two checkpoints: some tens of microseconds. */
export const CHECK_EVERY = 4096;

export const checkpointOf = (options: SearchOptions | undefined): Checkpoint => {
  const shouldStop = options?.shouldStop;
  return shouldStop === undefined
    ? () => {}
    : () => {
        if (shouldStop()) throw new SearchStopped();
      };
};
