import { MAX_WATCHED, type Watched } from '@firmament/api-contract/calls/watchlist';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { countWatches, insertWatch, latestChangeId, lockTarget } from './watch.query.ts';

const TOO_MANY: Text = {
  en: `You watch ${MAX_WATCHED} companies and people, which is the most there can be. Please unwatch one first.`,
  de: `Sie beobachten bereits ${MAX_WATCHED} Unternehmen und Personen, mehr sind nicht möglich. Bitte entfernen Sie zuerst einen Eintrag.`,
};

/**
 * Watches a company or person from now on, or from what the member had seen when they watched it before. Watching twice
 * counts once.
 */
export const keepWatch = (
  db: Database,
  clock: Clock,
  accountId: number,
  {
    seenChangeId,
    newsSince,
    ...watched
  }: Watched & {
    seenChangeId?: number | undefined;
    newsSince?: Date | undefined;
  },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const count = await countWatches(trx, accountId);
    const target = await lockTarget(trx, watched);
    if (!target) throw new AppError('not_found');
    const latest = await latestChangeId(trx, target);
    const seen = Math.min(seenChangeId ?? (await latestChangeId(trx, target, newsSince)), latest);
    const isNew = await insertWatch(trx, {
      accountId,
      target,
      at: clock.now(),
      seenChangeId: seen,
      // The mail reports what happens from now on; what it reported before is no longer known.
      mailedChangeId: latest,
    });
    if (isNew && count >= MAX_WATCHED) throw new AppError('conflict', { text: TOO_MANY });
  });
