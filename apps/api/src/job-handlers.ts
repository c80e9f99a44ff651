import { accessLogHandlers } from './access-log/purge-accesses.ts';
import { purgeHandler } from './accounts/purge.ts';
import { accountMailHandlers, type MailDeps } from './accounts/write-mails.ts';
import { billingHandlers } from './billing/billing.handlers.ts';
import { billingDeps } from './billing/deps.ts';
import type { Config } from './config.ts';
import { contactHandlers } from './contact-form/purge-messages.ts';
import { exportHandlers } from './exports/exports.handlers.ts';
import { newsletterHandlers } from './newsletter/newsletter.handlers.ts';
import { handleJob, type JobHandler } from './platform/jobs/job-runner.ts';
import { sendMailJob } from './platform/mail/mailer.ts';
import { privacyHandlers } from './privacy/purge-requests.ts';
import { type RefreshDeps, refreshHandlers } from './refresh/refresh.handlers.ts';
import { supportHandlers } from './support/support.handlers.ts';
import { watchlistHandlers } from './watchlist/watchlist.handlers.ts';

type Deps = MailDeps & {
  refresh: Omit<RefreshDeps, 'db' | 'clock'>;
  config: Pick<Config, 'contactEmail' | 'acceptsOrdersAtOnce'>;
};

/** Every kind of background work with its handler. */
export const jobHandlers = (deps: Deps): JobHandler[] => [
  handleJob(sendMailJob, (message) => deps.mailTransport.deliver(message)),
  ...accountMailHandlers(deps),
  ...accessLogHandlers(deps),
  ...newsletterHandlers(deps),
  ...contactHandlers(deps),
  ...privacyHandlers(deps),
  ...watchlistHandlers(deps),
  ...supportHandlers(deps),
  ...exportHandlers(deps),
  ...billingHandlers(billingDeps(deps, deps.config)),
  purgeHandler(deps.db, deps.clock),
  ...refreshHandlers({ ...deps.refresh, db: deps.db, clock: deps.clock }),
];
