import { purgeHandler } from './accounts/purge.ts';
import { accountMailHandlers, type MailRoom } from './accounts/write-mails.ts';
import { newsletterHandlers } from './newsletter/newsletter.handlers.ts';
import { handleJob, type JobHandler } from './platform/jobs/job-runner.ts';
import { sendMailJob } from './platform/mail/mailer.ts';
import { type RefreshRoom, refreshHandlers } from './refresh/refresh.handlers.ts';

type Dependencies = MailRoom & { refresh: Omit<RefreshRoom, 'db' | 'clock'> };

/** Every kind of background work and what does it. */
export const jobHandlers = (dependencies: Dependencies): JobHandler[] => [
  handleJob(sendMailJob, (message) => dependencies.mailTransport.deliver(message)),
  ...accountMailHandlers(dependencies),
  ...newsletterHandlers(dependencies),
  purgeHandler(dependencies.db, dependencies.clock),
  ...refreshHandlers({ ...dependencies.refresh, db: dependencies.db, clock: dependencies.clock }),
];
