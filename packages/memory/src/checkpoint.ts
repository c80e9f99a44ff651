/** Thrown once the caller's `shouldStop` says that the answer is no longer wanted. */
export class Stopped extends Error {
  constructor() {
    super('Stopped by the caller before it was done.');
    this.name = 'Stopped';
  }
}

export type Stoppable = {
  /** Called every so often; once it returns true the call throws Stopped. */
  readonly shouldStop?: () => boolean;
};

/** Called between steps and every few thousand iterations of a long loop. */
export type Checkpoint = () => void;

/** Iterations between two checkpoints: some tens of microseconds. */
export const CHECK_EVERY = 4096;

export const checkpointOf = (options: Stoppable | undefined): Checkpoint => {
  const shouldStop = options?.shouldStop;
  return shouldStop === undefined
    ? () => {}
    : () => {
        if (shouldStop()) throw new Stopped();
      };
};
