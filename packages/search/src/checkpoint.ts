import type { SearchOptions } from './schema.ts';

/** Thrown out of a call whose caller said, through `shouldStop`, that the answer is no longer wanted. */
export class SearchStopped extends Error {
  constructor() {
    super('The search was stopped by its caller before it was done.');
    this.name = 'SearchStopped';
  }
}

/** Called between steps and every few thousand turns of a long loop. */
export type Checkpoint = () => void;

/** Turns of a loop between two checkpoints: some tens of microseconds. */
export const CHECK_EVERY = 4096;

export const checkpointOf = (options: SearchOptions | undefined): Checkpoint => {
  const shouldStop = options?.shouldStop;
  return shouldStop === undefined
    ? () => {}
    : () => {
        if (shouldStop()) throw new SearchStopped();
      };
};
