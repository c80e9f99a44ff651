import { toLanguage } from '@firmament/api-contract/language';
import { dayOf, hourOf } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleJob, handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { findNews, lockReader, markMailed, takeDue } from './watch-mail.query.ts';
import { writeWatchMailJob } from './watchlist.jobs.ts';
import { watchlistMail } from './watchlist.mail.ts';
import { newestOf } from './watchlist-presenter.ts';

type Deps = { db: Database; clock: Clock; siteUrl: () => string };

const FROM_HOUR = 6;

export const watchlistHandlers = (deps: Deps): JobHandler[] => [
  // Schedules know UTC only: six o'clock in Vienna is the first in summer, the second in winter.
  handleOnSchedule('announce-watched-changes', '0 4,5 * * *', () => announceChanges(deps)),
  handleJob(writeWatchMailJob, ({ accountId }) => writeWatchMail(deps, accountId)),
];

/** Once a day for every member who wants it, however often it runs, late or twice. */
export const announceChanges = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now();
  if (hourOf(now) < FROM_HOUR) return;
  await db.transaction().execute(async (trx) => {
    for (const accountId of await takeDue(trx, dayOf(now))) await enqueue(trx, writeWatchMailJob, { accountId });
  });
};

/** Queues the mail and marks its changes as reported: both happen, or neither. */
const writeWatchMail = ({ db, siteUrl }: Deps, accountId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const reader = await lockReader(trx, accountId);
    if (!reader) return;
    const rows = await findNews(trx, accountId);
    if (rows.length === 0) return;
    const { email, full_name, language, unsubscribe_token } = reader;
    await markMailed(
      trx,
      rows.map((row) => ({ watchId: row.id, changeId: newestOf(row) })),
    );
    await queueMail(
      trx,
      watchlistMail({
        email,
        fullName: full_name,
        language: toLanguage(language),
        rows,
        listLink: `${siteUrl()}/dashboard/watchlist`,
        unsubscribeLink: `${siteUrl()}/watchlist-mail?unsubscribe=${unsubscribe_token}`,
        oneClickLink: `${siteUrl()}/api/watchlistMail?token=${unsubscribe_token}`,
      }),
    );
  });
