import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { giveBack, isWithinLimits } from '../platform/http/rate-limit.ts';
import { handleJob, handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { writeConfirmationJob } from './newsletter.jobs.ts';
import { confirmationMail } from './newsletter.mail.ts';
import { issueConfirmation, purgeUnconfirmed } from './subscriptions.ts';

type Deps = { db: Database; clock: Clock; deliver: (mail: Mail) => Promise<void>; siteUrl: () => string };

export const newsletterHandlers = (deps: Deps): JobHandler[] => [
  handleJob(writeConfirmationJob, ({ email }) => writeConfirmation(deps, email)),
  handleOnSchedule('purge-newsletter', '17 * * * *', () => purgeUnconfirmed(deps.db, deps.clock)),
];

/** Limited per address, so that nobody can flood a mailbox; failed deliveries do not count. */
const writeConfirmation = async ({ db, clock, deliver, siteUrl }: Deps, email: string): Promise<void> => {
  const count = { limit: 'mailToAddress', subject: `newsletter ${email}` } as const;
  if (!(await isWithinLimits(db, clock.now(), count))) return;
  try {
    const issued = await issueConfirmation(db, clock, email);
    if (!issued) return;
    await deliver(
      confirmationMail({
        email,
        language: issued.language === 'de' ? 'de' : 'en',
        confirmLink: `${siteUrl()}/newsletter?confirm=${issued.token}`,
        unsubscribeLink: `${siteUrl()}/newsletter?unsubscribe=${issued.unsubscribeToken}`,
        oneClickLink: `${siteUrl()}/api/newsletterMail?token=${issued.unsubscribeToken}`,
      }),
    );
  } catch (error) {
    await giveBack(db, count);
    throw error;
  }
};
