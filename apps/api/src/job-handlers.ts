import { accessLogHandlers } from './access-log/purge-accesses.ts';
import { purgeHandler } from './accounts/purge.ts';
import { accountMailHandlers, type MailRoom } from './accounts/write-mails.ts';
import { billingHandlers } from './billing/billing.handlers.ts';
import { billingRoom } from './billing/room.ts';
import type { Config } from './config.ts';
import { contactHandlers } from './contact-form/purge-messages.ts';
import { exportHandlers } from './exports/exports.handlers.ts';
import { newsletterHandlers } from './newsletter/newsletter.handlers.ts';
import { handleJob, type JobHandler } from './platform/jobs/job-runner.ts';
import { sendMailJob } from './platform/mail/mailer.ts';
import { privacyHandlers } from './privacy/purge-requests.ts';
import { type RefreshRoom, refreshHandlers } from './refresh/refresh.handlers.ts';
import { supportHandlers } from './support/support.handlers.ts';
import { watchlistHandlers } from './watchlist/watchlist.handlers.ts';

type Dependencies = MailRoom & {
  refresh: Omit<RefreshRoom, 'db' | 'clock'>;
  config: Pick<Config, 'contactEmail' | 'acceptsOrdersAtOnce'>;
};

/** Every kind of background work and what does it. */
export const jobHandlers = (dependencies: Dependencies): JobHandler[] => [
  handleJob(sendMailJob, (message) => dependencies.mailTransport.deliver(message)),
  ...accountMailHandlers(dependencies),
  ...accessLogHandlers(dependencies),
  ...newsletterHandlers(dependencies),
  ...contactHandlers(dependencies),
  ...privacyHandlers(dependencies),
  ...watchlistHandlers(dependencies),
  ...supportHandlers(dependencies),
  ...exportHandlers(dependencies),
  ...billingHandlers(billingRoom(dependencies, dependencies.config)),
  purgeHandler(dependencies.db, dependencies.clock),
  ...refreshHandlers({ ...dependencies.refresh, db: dependencies.db, clock: dependencies.clock }),
];
