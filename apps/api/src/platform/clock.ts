/** Time as a dependency, so that tests can decide what day it is. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
