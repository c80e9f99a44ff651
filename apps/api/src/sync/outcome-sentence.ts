import type { Outcome } from './run-source.ts';
import { failureSentence } from './sync-failure.ts';

const number = (value: number): string => value.toLocaleString('en');

/** What came of a run, in English, for the terminal. */
export const outcomeSentence = (outcome: Outcome): string => {
  if (outcome.kind === 'elsewhere') return 'another process is reading it right now; nothing was done.';
  if (outcome.kind === 'failed') return failureSentence(outcome.failure.kind, outcome.failure.detail).en;
  const { asked, counts, leftOut, whole } = outcome.result;
  const drifted = whole?.drifted;
  const drift = drifted == null ? '' : `\nCompared with all of it: ${number(drifted)} had drifted.`;
  const missed = leftOut?.count ? `\n${number(leftOut.count)} could not be read: ${leftOut.examples.join('; ')}` : '';
  const { inserted, updated, unchanged } = counts;
  return outcome.isDryRun
    ? `would take ${asked}: ${number(inserted)} new, ${number(updated)} changed, ${number(unchanged)} unchanged; nothing was changed.${missed}`
    : `took ${asked}: ${number(inserted)} new, ${number(updated)} updated, ${number(unchanged)} unchanged.${drift}${missed}`;
};
