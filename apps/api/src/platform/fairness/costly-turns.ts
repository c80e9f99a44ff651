import { COSTLY_CALLS_AT_ONCE } from '@firmament/api-contract/limits';
import { tooManyAtOnce } from './too-many-at-once.ts';
import { createTurns } from './turns.ts';

/**
 * Work that keeps a processor busy, in whatever way: searches, documents, rankings, pages of exports. Each caller has one
 * piece of it at a time and rests in between, so that all of it together takes half a processor.
 */
export const costlyTurns = createTurns({
  each: COSTLY_CALLS_AT_ONCE.inProgress,
  waitingEach: COSTLY_CALLS_AT_ONCE.waiting,
  burstMs: 0,
  refuse: tooManyAtOnce,
});
